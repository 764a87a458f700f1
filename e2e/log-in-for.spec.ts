import { paths } from '#paths'
import { somePosts } from './community-scene.ts'
import { expect, expectAccessible, test } from './journey.ts'
import { enterAsNewBuyer } from './new-buyer.ts'
import { said } from './said.ts'
import { sql } from './shop-database.ts'

test('the login says what a visitor pressed, in both languages, and the way to register too', async ({
  page,
}) => {
  await page.goto(paths.product(2))
  await page
    .getByRole('main')
    .getByRole('button', { name: '收藏', exact: true })
    .filter({ visible: true })
    .click()
  await expect(page.getByText('登录后收藏')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: '没有账号？去注册' }).click()
  await expect(page).toHaveURL(/\/register\?redirect=%2Fproduct-details%2F2&for=favourite$/)
  await page.goto('/en/login?redirect=%2Fnews&for=like')
  await expect(page.getByText('Log in to like this post')).toBeVisible()
  // A word nobody has written is nothing to be shown.
  await page.goto('/en/login?for=%3Cb%3Efree%3C%2Fb%3E')
  await expect(page.getByText('Welcome back. Fresh things are waiting')).toBeVisible()
})

test('a shop a visitor wanted to follow is followed after the login, and not left if it was followed before', async ({
  page,
}) => {
  await page.goto('/shopIndex/3')
  await page.getByRole('button', { name: '关注店铺' }).click()
  await expect(page.getByText('登录后关注店铺')).toBeVisible()
  await enterAsNewBuyer(page)
  await page.goto('/shopIndex/3', { waitUntil: 'commit' })
  await expect(said(page, '关注成功')).toBeVisible()
  await expect(page.getByRole('button', { name: '已关注' })).toBeVisible()

  // Logged out, pressed again, logged in as the same buyer: it stays.
  const cookies = await page.context().cookies()
  await page.context().clearCookies({ name: 'user_token' })
  await page.goto('/shopIndex/3')
  await page.getByRole('button', { name: '关注店铺' }).click()
  await expect(page).toHaveURL(/for=follow$/)
  await page.context().addCookies(cookies)
  await page.goto('/shopIndex/3')
  await expect(page.getByRole('button', { name: '已关注' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: '已关注' })).toBeVisible()
})

test('a post a visitor liked is liked after the login; who turns back has thought better of it', async ({
  page,
}) => {
  const [post] = await somePosts(1)
  const address = paths.post(post!.id)
  const like = page.getByRole('button', { name: /^点赞 \d+$/ })
  await page.goto(address)
  await like.click()
  await expect(page.getByText('登录后点赞')).toBeVisible()
  await page.goto(address)
  await enterAsNewBuyer(page)
  await page.goto(address)
  await expect(like).toHaveAttribute('aria-pressed', 'false')

  await page.context().clearCookies({ name: 'user_token' })
  await page.goto(address)
  await like.click()
  await expect(page.getByText('登录后点赞')).toBeVisible()
  await enterAsNewBuyer(page)
  await page.goto(address)
  await expect(like).toHaveAttribute('aria-pressed', 'true')
  await expect(like).toHaveAccessibleName('点赞 1')
})

test('a coupon a visitor took is collected after the login', async ({ page }) => {
  const code = `WISH${Date.now().toString(36)}`.toUpperCase()
  await sql(
    `insert into coupon (code, name, amount_cents, enough_cents, cap, starts_at, ends_at, collectable)
     values ($1, jsonb_build_object('zh_CN', $1::text, 'en_US', $1::text), 300, 9900, 10, now() - interval '1 day', now() + interval '9 days', true)`,
    [code],
  )
  await page.goto(paths.product(2))
  await page
    .getByRole('button', { name: new RegExp(code) })
    .filter({ visible: true })
    .click()
  await expect(page.getByText('登录后领取优惠券')).toBeVisible()
  await enterAsNewBuyer(page)
  await page.goto(paths.product(2), { waitUntil: 'commit' })
  await expect(said(page, '领取成功')).toBeVisible()
  await page.goto(paths.wallet())
  await expect(page.getByText(code).first()).toBeVisible()
  await expectAccessible(page)
})
