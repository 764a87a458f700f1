import type { Page, Route } from '@playwright/test'
import { call } from './buying.ts'
import { haveLiked, someComments, somePosts } from './community-scene.ts'
import { expect, expectAccessible, IN_FIREFOX_TOO, switchLanguage, test } from './journey.ts'
import { enterAsNewBuyer } from './new-buyer.ts'
import { said } from './said.ts'

const LIKE = '/v1/68b53e0182db7'
const like = (page: Page) => page.getByRole('button', { name: /^(点赞|Like) \d+$/ })
const dislike = (page: Page) => page.getByRole('button', { name: /^(踩一下|Dislike) \d+$/ })
const comments = (page: Page) => page.getByRole('region', { name: /^(评论（|Comments \()/ })

test('the feed on Home goes on when its right end comes near: five of each page above, the rest below', async ({
  page,
  complaints,
}) => {
  // So narrow that five do not fit: where they do, the next page comes by itself.
  await page.setViewportSize({ width: 1024, height: 900 })
  await page.goto('/')
  const feed = page.getByRole('region', { name: '动态列表，可左右滑动' })
  const rows = feed.getByRole('list')
  await expect(rows.nth(0).getByRole('listitem')).toHaveCount(5)
  await expect(rows.nth(1).getByRole('listitem')).toHaveCount(5)
  // It comes alive when it is nearly seen.
  await feed.scrollIntoViewIfNeeded()
  await expect(page.locator('[data-later]', { has: feed })).toHaveCount(0)
  const toEnd = () =>
    feed.evaluate((strip) => strip.scrollTo({ left: strip.scrollWidth, behavior: 'instant' }))
  // A strip scrolled there and back between two pictures of the screen has not moved for the page.
  const toStart = () =>
    feed.evaluate(
      (strip) =>
        new Promise((moved) => {
          strip.addEventListener('scroll', moved, { once: true })
          strip.scrollTo({ left: 0, behavior: 'instant' })
        }),
    )
  // A page that does not come is only missed. Who nears the end once more while it is on its way does not wait for ever.
  const neared = Promise.withResolvers<void>()
  const cutLate = async (route: Route) => {
    await neared.promise
    await route.abort()
  }
  await page.route('**/v1/67ee0570d4930', cutLate, { times: 1 })
  const asked = page.waitForRequest('**/v1/67ee0570d4930')
  await toEnd()
  await asked
  await toStart()
  await toEnd()
  neared.resolve()
  await expect(rows.nth(0).getByRole('listitem')).toHaveCount(10)
  // Nor who nears it after that.
  await page.route('**/v1/67ee0570d4930', (route) => route.abort(), { times: 1 })
  const lost = page.waitForEvent('requestfailed')
  await toEnd()
  await lost
  await toStart()
  await toEnd()
  await expect(rows.nth(1).getByRole('listitem')).toHaveCount(15)
  // The browser itself reports the requests that were cut.
  expect(complaints.splice(0)).toHaveLength(2)
})

test(
  'a visitor logs in first; a buyer likes a post, dislikes it, and takes it back',
  IN_FIREFOX_TOO,
  async ({ page }) => {
    const [post] = await somePosts(1)
    const address = `/TopicDetalis/${post!.id}`
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1, name: post!.title })).toBeVisible()
    await expect(page.locator('meta[property="og:title"]')).toHaveAttribute(
      'content',
      new RegExp(post!.title),
    )
    await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', /^http.*\/pictures\//)
    await expect(page.getByText('登录后参与评论')).toBeVisible()
    await like(page).click()
    await expect(page).toHaveURL(new RegExp(`/login\\?redirect=%2FTopicDetalis%2F${post!.id}&for=like$`))

    // What was pressed before the login is done after it.
    await enterAsNewBuyer(page)
    await page.goto(address)
    await expect(like(page)).toHaveAttribute('aria-pressed', 'true')
    await expect(like(page)).toHaveText(/1$/)
    // It shows before it is sent: only what has arrived is there after a reload.
    const arrived = page.waitForResponse((response) => response.url().endsWith('/v1/68b53e203bbb0'))
    await dislike(page).click()
    await expect(like(page)).toHaveText(/0$/)
    await expect(dislike(page)).toHaveText(/1$/)
    await arrived
    await page.reload()
    await expect(dislike(page)).toHaveAttribute('aria-pressed', 'true')
    await expect(dislike(page)).toHaveText(/1$/)

    // Applied at once, and put back when the shop says no.
    const held = Promise.withResolvers<void>()
    await page.route(`**${LIKE}`, async (route) => {
      await held.promise
      await route.fulfill({ json: { code: 0, msg: '稍后再赞', data: null } })
    })
    await like(page).click()
    await expect(like(page)).toHaveAttribute('aria-pressed', 'true')
    held.resolve()
    await expect(said(page, '稍后再赞')).toBeVisible()
    await expect(like(page)).toHaveAttribute('aria-pressed', 'false')
    await expect(dislike(page)).toHaveAttribute('aria-pressed', 'true')
    await page.unroute(`**${LIKE}`)
    await like(page).dblclick()
    await expect(like(page)).toHaveText(/0$/)
    await expect(dislike(page)).toHaveText(/0$/)
  },
)

test('a buyer comments, finds it marked as their own, and deletes it', async ({ page }) => {
  const [post] = await somePosts(1)
  await enterAsNewBuyer(page)
  await page.goto(`/TopicDetalis/${post!.id}`)
  const box = comments(page).getByRole('textbox', { name: '写评论' })
  const publish = comments(page).getByRole('button', { name: '发布' })
  await expect(comments(page).getByText('还没有评论')).toBeVisible()
  await publish.click()
  await expect(said(page, '请输入评论内容')).toBeVisible()
  await expect(box).toHaveAttribute('aria-invalid', 'true')
  await expect(box).toBeFocused()
  await expectAccessible(page)
  await box.fill('第一个来评论\n<b>不是粗体</b>')
  await page.reload()
  await expect(box).toHaveValue('第一个来评论\n<b>不是粗体</b>')
  await publish.click()
  await expect(said(page, '发布成功')).toBeVisible()
  await expect(box).toHaveValue('')
  const mine = comments(page).getByRole('listitem').first()
  await expect(mine).toContainText('<b>不是粗体</b>')
  await expect(mine.getByText('我', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: '评论（1）' })).toBeVisible()

  await mine.getByRole('button', { name: '删除' }).click()
  const sure = page.getByRole('alertdialog', { name: '删除这条评论？' })
  await expectAccessible(page)
  await sure.getByRole('button', { name: '删除' }).click()
  await expect(said(page, '删除成功')).toBeVisible()
  await expect(comments(page).getByText('还没有评论')).toBeVisible()
})

test('comments are turned page by page and read without JavaScript; a new one leads to the first page', async ({
  page,
  browser,
  baseURL,
}) => {
  const [post] = await somePosts(1)
  await someComments(post!.id, 12)
  const address = `/TopicDetalis/${post!.id}`
  const plain = await browser.newPage({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  await plain.goto(address)
  await expect(plain.getByRole('heading', { level: 1, name: post!.title })).toBeVisible()
  await expect(comments(plain).getByRole('listitem').first()).toContainText('第 12 条')
  await plain.getByRole('navigation', { name: '评论分页' }).getByRole('link', { name: '下一页' }).click()
  await expect(comments(plain).getByText('第 1 条', { exact: true })).toBeVisible()
  await plain.close()

  await enterAsNewBuyer(page)
  await page.goto(`${address}?page=2`)
  await switchLanguage(page, 'English')
  await expect(comments(page).getByText('第 2 条', { exact: true })).toHaveAttribute('lang', 'zh-CN')
  await expectAccessible(page)
  await comments(page).getByRole('textbox', { name: 'Write a comment' }).fill('Well said')
  await comments(page).getByRole('button', { name: 'Post comment' }).click()
  await expect(said(page, 'Comment posted')).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`${address}$`))
  await expect(comments(page).getByText('Well said')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Comments (13)' })).toBeVisible()
  await page.goBack()
  await expect(comments(page).getByText('第 2 条', { exact: true })).toBeVisible()
})

test('on a phone, what one liked, disliked and said is found again', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const posts = await somePosts(22)
  await enterAsNewBuyer(page)
  await page.goto('/user-center/0/interaction')
  await expect(page.getByText('暂无记录')).toBeVisible()
  await haveLiked(page, posts)
  await call(page, '/v1/68b53e203bbb0', { id: posts[0]!.id })
  await call(page, '/v1/68b53ef8592aa', { dynamics_id: posts[1]!.id, content: '路过' })

  // The next page of the Chinese feed is still on its way when the reader goes over to English.
  const english = Promise.withResolvers<void>()
  await page.route('**/v1/68b53eb4e3220', async (route) => {
    await english.promise
    await route.continue()
  })
  await page.reload()
  await switchLanguage(page, 'English')
  english.resolve()
  const feed = page.getByRole('region', { name: 'Posts you liked, scroll sideways' })
  // One page fills the width, so its end is near from the start.
  await expect(feed.getByRole('link')).toHaveCount(20)
  await expect(feed.getByRole('link').first()).toContainText(posts[21]!.titleEn)
  await expectAccessible(page)
  await feed.evaluate((strip) => strip.scrollTo({ left: strip.scrollWidth, behavior: 'instant' }))
  await expect(feed.getByRole('link')).toHaveCount(21)
  await page.getByRole('link', { name: 'Disliked', exact: true }).click()
  await page.getByRole('link', { name: new RegExp(posts[0]!.titleEn) }).click()
  await expect(page.getByRole('heading', { level: 1, name: posts[0]!.titleEn })).toBeVisible()
  await expect(dislike(page)).toHaveAttribute('aria-pressed', 'true')
  await page.goBack()
  await page.getByRole('link', { name: 'My comments' }).click()
  const mine = page.getByRole('main').getByRole('listitem').filter({ hasText: '路过' })
  await expect(mine.getByText('Me', { exact: true })).toBeVisible()
  await expect(mine.getByRole('link')).toHaveAttribute('href', `/en/TopicDetalis/${posts[1]!.id}`)
  await expectAccessible(page)
  await mine.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Nothing here yet')).toBeVisible()
})
