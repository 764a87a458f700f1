import type { Page } from '@playwright/test'
import { paths } from '#paths'
import { call, haveAddress } from './buying.ts'
import { holdBack } from './hold-back.ts'
import { expect, test } from './journey.ts'
import { enterAsNewBuyer } from './new-buyer.ts'
import { sql } from './shop-database.ts'

/** A public page is one page for everyone; what is a buyer's own comes into places that stand already. */
const [PRODUCT, SHOP, POST] = [2, 1, 1]
/** With all that would break out of where it is written. */
const NAME = '鲜"果\\人'
const SLOWER = 4

/** Logs in a buyer whose browser remembers their name. */
async function enterWithName(page: Page): Promise<void> {
  const { id } = await enterAsNewBuyer(page)
  await sql('update buyer set nickname = $1 where id = $2', [NAME, id])
  const value = encodeURIComponent(JSON.stringify({ id, user_nickname: NAME, avatar: '' }))
  const { origin } = new URL((await page.request.get('/readyz')).url())
  await page.context().addCookies([{ name: 'user_info', value, url: origin }])
}

async function haveOwnOfEverything(page: Page): Promise<void> {
  await haveAddress(page)
  await call(page, '/v1/65549eb647ff5', { id: PRODUCT })
  await call(page, '/v1/shop/follow', { id: SHOP })
  await call(page, '/v1/68b53e0182db7', { id: POST })
}

const heartOn = (page: Page, id: number) =>
  page
    .getByRole('article')
    .filter({ has: page.locator(`a[href="${paths.product(id)}"]`) })
    .locator('.card-heart[aria-pressed=true]')

const who = (page: Page) => page.getByRole('navigation').first().locator('.buyer-name')
const toLogIn = (page: Page) => page.getByRole('navigation').first().getByRole('link', { name: '去登录' })

test('what the cookies know is there before any script of the page has come', async ({ page }) => {
  await enterWithName(page)
  const letThrough = await holdBack(page, /\/assets\/.*\.js$/)
  await page.goto(paths.home(), { waitUntil: 'commit' })
  await expect(who(page)).toBeVisible()
  await expect(toLogIn(page)).toBeHidden()
  const drawn = await who(page).evaluate((name) => {
    const { width } = name.getBoundingClientRect()
    return { said: getComputedStyle(name, '::before').content, width }
  })
  expect(drawn.said).toBe(JSON.stringify(NAME))
  letThrough()
  await expect(who(page)).toHaveText(NAME)
  expect(await who(page).evaluate((name) => name.getBoundingClientRect().width)).toBeCloseTo(drawn.width, 0)
})

test('a visitor is shown no place of a buyer', async ({ page }) => {
  await page.goto(paths.home())
  await expect(toLogIn(page)).toBeVisible()
  await expect(page.locator('.for-buyer').filter({ visible: true })).toHaveCount(0)
})

for (const [name, width, height] of [
  ['a phone', 412, 823],
  ['a laptop', 1280, 720],
] as const)
  test(`on ${name} a buyer’s own comes to every public page, and nothing moves for it`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await enterWithName(page)
    await haveOwnOfEverything(page)
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    await page.addInitScript(() => {
      const moved: { by: number; what: string[] }[] = []
      Object.assign(window, { moved })
      type Shift = { value: number; sources: { node: Node | null }[] }
      new PerformanceObserver((list) => {
        for (const one of list.getEntries() as unknown as Shift[])
          moved.push({
            by: one.value,
            what: one.sources.map(({ node }) => (node as Element)?.outerHTML?.slice(0, 80)),
          })
      }).observe({ type: 'layout-shift', buffered: true })
    })
    const pages: [string, () => Promise<void>][] = [
      [paths.home(), async () => {}],
      [
        paths.product(PRODUCT),
        async () => {
          const heart = page.getByRole('button', { name: /收藏/, pressed: true })
          await expect(heart.filter({ visible: true }).first()).toBeVisible()
          await expect(page.getByText('文三路 1 号').first()).toBeVisible()
        },
      ],
      [
        paths.shop(SHOP),
        () => expect(page.getByRole('main').getByRole('button', { pressed: true }).first()).toBeVisible(),
      ],
      [
        paths.post(POST),
        async () => {
          const like = page
            .getByRole('region', { name: '您觉得怎么样' })
            .getByRole('button', { pressed: true })
          await expect(like).toHaveCount(1)
          await expect(page.getByRole('main').getByRole('textbox')).toBeVisible()
        },
      ],
      [paths.search(), async () => {}],
      [
        paths.news(),
        () => expect(page.getByRole('main').getByRole('button', { name: '一键已读' })).toBeVisible(),
      ],
    ]
    for (const [place, isThere] of pages) {
      const told = page.waitForResponse('**/v1/me/overlay')
      await page.goto(place)
      expect((await told).status()).toBe(200)
      await isThere()
      await page.waitForTimeout(300)
      const moved = await page.evaluate(
        () => (window as unknown as { moved: { by: number; what: string[] }[] }).moved,
      )
      const sum = moved.reduce((all, { by }) => all + by, 0)
      expect(sum, `${place} ${JSON.stringify(moved)}`).toBeLessThan(0.02)
    }
  })

test('hearts are right on the way back and forward, and after one is pressed elsewhere', async ({ page }) => {
  await enterWithName(page)
  const name = (
    await sql<{ name: string }>(`select name->>'zh_CN' as name from product where id = $1`, [PRODUCT])
  )[0]
  await page.goto(paths.search({ keyword: name?.name ?? '' }))
  await expect(page.locator('.card-heart').first()).toHaveAttribute('aria-pressed', 'false')
  await page
    .getByRole('main')
    .locator(`a[href="${paths.product(PRODUCT)}"]`)
    .first()
    .click()
  const heart = page
    .getByRole('article')
    .first()
    .getByRole('button', { name: /收藏/ })
    .filter({ visible: true })
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await page.goBack()
  await expect(heartOn(page, PRODUCT)).toHaveCount(1)
  await page.goForward()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await page.reload()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
})

test('who logs out is nobody in both tabs, and leaves no mark behind', async ({ page, context }) => {
  await enterWithName(page)
  await haveOwnOfEverything(page)
  const second = await context.newPage()
  await second.goto(paths.product(PRODUCT))
  await page.goto(paths.product(PRODUCT))
  const heart = (tab: Page) =>
    tab.getByRole('article').first().getByRole('button', { name: /收藏/ }).filter({ visible: true })
  await expect(heart(second)).toHaveAttribute('aria-pressed', 'true')
  await who(page).hover()
  await page.getByRole('button', { name: '退出登录' }).first().click()
  await page.getByRole('alertdialog').getByRole('button', { name: '退出' }).click()
  await expect(toLogIn(page)).toBeVisible()
  await expect(toLogIn(second)).toBeVisible()
  await expect(heart(second)).toHaveAttribute('aria-pressed', 'false')
  await page.goto(paths.product(PRODUCT))
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'false')
  await expect(page.getByText('文三路 1 号')).toHaveCount(0)
})
