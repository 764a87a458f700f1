import type { Page } from '@playwright/test'
import { paths } from '#paths'
import { openBenchDatabase } from './lib/open-bench-database.ts'
import { closeReport, note } from './lib/report.ts'
import { awakeningOf, openBrowser, slowestTap, takePhone, watchTaps } from './lib/slow-phone.ts'
import { startShop } from './lib/start-shop.ts'

/**
 * First visits of a slow phone: how long after the first of a page is seen it comes alive, and how long a tap or a key
 * then waits for what it does to be seen. Of each visit the slowest tap counts, of all visits the middle one.
 */
const VISITS = Number(process.env.BENCH_VISITS ?? 5)
const ALIVE_WITHIN = 2500
const PAINT_WITHIN = 200

const PRODUCT = paths.product(1)

type Visit = { path: string; begin?: (page: Page) => Promise<unknown>; act: (page: Page) => Promise<unknown> }

const seen = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).locator('visible=true').first()

async function typeInSearch(page: Page): Promise<void> {
  const box = page.getByRole('combobox').locator('visible=true').first()
  await box.tap()
  await box.pressSequentially('apple', { delay: 120 })
}

async function addToCart(page: Page): Promise<void> {
  await seen(page, '加入购物车').tap()
  const sheet = page.getByRole('dialog', { name: '规格与数量' })
  await sheet.locator('label').first().tap()
  await sheet.getByRole('button', { name: '加入购物车' }).tap()
  await page.getByText('已加入购物车').first().waitFor()
}

const VISITS_OF: Record<string, Visit> = {
  home: { path: paths.home(), act: typeInSearch },
  search: { path: paths.search({ keyword: '鲜' }), act: typeInSearch },
  product: { path: PRODUCT, act: addToCart },
  cart: {
    path: paths.cart(),
    async begin(page) {
      await page.goto(PRODUCT)
      await awakeningOf(page)
      await addToCart(page)
    },
    async act(page) {
      await seen(page, '增加').tap()
      await page.getByRole('checkbox').locator('visible=true').first().tap()
    },
  },
}

const middle = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0

const benchDatabase = await openBenchDatabase()
const { url, dataDir } = benchDatabase
const shop = await startShop({ DATABASE_URL: url, DATA_DIR: dataDir, SHOP_DEMO: '1', LOG_LEVEL: 'warn' })
const browser = await openBrowser()

for (const [name, { path, begin, act }] of Object.entries(VISITS_OF)) {
  const visits: { paint: number; alive: number; tap: number }[] = []
  // The first visit has the pictures painted, and is not counted.
  for (let visit = 0; visit <= VISITS; visit += 1) {
    const page = await takePhone(browser, shop.origin)
    await begin?.(page)
    await page.goto(path)
    const awakening = await awakeningOf(page)
    await page.waitForLoadState('networkidle')
    await watchTaps(page)
    await act(page)
    // What a tap led to is painted and written down a frame later.
    await page.waitForTimeout(500)
    if (visit > 0) visits.push({ ...awakening, tap: await slowestTap(page) })
    await page.context().close()
  }
  const [paint, alive, tap] = (['paint', 'alive', 'tap'] as const).map((of) =>
    middle(visits.map((one) => one[of])),
  )
  note(
    `${name}, slow phone: alive after the first paint`,
    `${Math.round(alive! - paint!)} ms (${Math.round(paint!)}, ${Math.round(alive!)})`,
    `within ${ALIVE_WITHIN} ms`,
    alive! - paint! <= ALIVE_WITHIN,
    ALIVE_WITHIN / (alive! - paint!),
  )
  note(
    `${name}, slow phone: slowest tap or key`,
    `${tap} ms`,
    `under ${PAINT_WITHIN} ms`,
    tap! < PAINT_WITHIN,
    PAINT_WITHIN / tap!,
  )
}
await browser.close()
await shop.stop()
await benchDatabase.close()
closeReport()
