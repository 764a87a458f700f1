import type { Page } from '@playwright/test'
import { expect, expectAccessible, IN_FIREFOX_TOO, switchLanguage, test } from './journey.ts'

const box = (page: Page) => page.getByRole('banner').getByRole('combobox')
const cards = (page: Page) => page.getByRole('main').getByRole('article')
const titles = (page: Page) => cards(page).getByRole('heading')
const asked = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams)

test(
  'a visitor types pinyin, takes a suggestion by keyboard, and finds the product marked',
  IN_FIREFOX_TOO,
  async ({ page }) => {
    await page.goto('/briefIntroduction/12')
    await box(page).fill('pingguo')
    const options = page.getByRole('option')
    await expect(options.first()).toContainText('苹果')
    await expect(options.first().locator('mark')).toHaveText('苹果')
    await expectAccessible(page)
    await page.keyboard.press('ArrowDown')
    await expect(options.first()).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('Escape')
    await expect(options.first()).toBeHidden()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/Search\?keyword=pingguo$/)
    await expect(titles(page).first().locator('mark')).toHaveText('苹果')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('pingguo')
    await expectAccessible(page)

    // The box begins empty elsewhere and offers what was searched for; it can be forgotten.
    await page.goto('/')
    await box(page).click()
    await expect(options.first()).toHaveText('pingguo')
    await page.getByRole('button', { name: '清空' }).click()
    await expect(options.first()).not.toHaveText('pingguo')
    await options.filter({ hasText: '车厘子' }).click()
    await expect(titles(page).first().locator('mark')).toHaveText('车厘子')
  },
)

test('what is typed or pressed before the page is alive counts', async ({ page }) => {
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route('**/*.js', async (route) => {
    await arrived
    await route.continue()
  })
  await page.goto('/briefIntroduction/12', { waitUntil: 'commit' })
  // Until the stylesheet is there, the switch of phones is in sight too.
  const shortcuts = page.getByRole('navigation', { name: '快捷导航' })
  await shortcuts.getByRole('button', { name: 'English' }).click({ noWaitAfter: true })
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US')
  await box(page).fill('pingguo')
  arrive()
  await expect(page.getByRole('option').first()).toContainText(/apple/i)
  await expect(box(page)).toHaveValue('pingguo')
})

test('a press on a page that stands but has not settled counts too', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  // React tells tools when a page stands; what it does by itself afterwards comes one task later.
  await page.addInitScript(() => {
    const press = () =>
      [...document.querySelectorAll('button')].find(({ textContent }) => textContent === '筛选')?.click()
    let pressed = false
    const onCommitFiberRoot = () => {
      if (!pressed) queueMicrotask(press)
      pressed = true
    }
    const tool = { supportsFiber: true, inject: () => 1, onCommitFiberRoot, onCommitFiberUnmount() {} }
    Object.assign(window, { __REACT_DEVTOOLS_GLOBAL_HOOK__: tool })
  })
  await page.goto('/Search')
  await expect(page.getByRole('dialog', { name: '筛选' })).toBeVisible()
})

test('an empty submit does nothing', async ({ page }) => {
  await page.goto('/')
  await box(page).fill('   ')
  await page.keyboard.press('Enter')
  await page.getByRole('banner').getByRole('button', { name: '搜索' }).click()
  await expect(page).toHaveURL('/')
})

test('sorts go down, then up, and back leads through them', async ({ page }) => {
  await page.goto('/Search')
  const sorts = page.getByRole('navigation', { name: '排序' })
  const first = async () => Number((await cards(page).first().textContent())?.match(/¥(\d+)/)?.[1])
  await sorts.getByRole('link', { name: '价格' }).click()
  await expect.poll(() => asked(page)).toEqual({ orderby: 'price', orderway: 'desc' })
  await expect.poll(first).toBeGreaterThan(150)
  await sorts.getByRole('link', { name: /价格/ }).click()
  await expect.poll(() => asked(page)).toEqual({ orderby: 'price', orderway: 'asc' })
  await expect.poll(first).toBeLessThan(20)
  await sorts.getByRole('link', { name: /价格/ }).click()
  await expect.poll(() => asked(page)).toMatchObject({ orderway: 'desc' })
  await sorts.getByRole('link', { name: '时间' }).click()
  await expect.poll(() => asked(page)).toEqual({ orderby: 'time', orderway: 'desc' })
  await sorts.getByRole('link', { name: '综合' }).click()
  await expect(page).toHaveURL('/Search')
  await page.goBack()
  await expect.poll(() => asked(page)).toEqual({ orderby: 'time', orderway: 'desc' })
  await expect(sorts.getByRole('link', { name: /时间/ })).toHaveAttribute('aria-current', 'true')
})

for (const language of ['中文', 'English'] as const) {
  test(`a price range says what is wrong with it and runs only when whole, in ${language}`, async ({
    page,
  }) => {
    const said =
      language === '中文'
        ? {
            min: '最低价',
            max: '最高价',
            low: '最低价不能高于最高价',
            high: '最高价不能低于最低价',
            clear: '清除',
          }
        : {
            min: 'Minimum price',
            max: 'Maximum price',
            low: 'Minimum cannot exceed maximum',
            high: 'Maximum cannot be less than minimum',
            clear: 'Clear',
          }
    await page.goto('/Search')
    if (language === 'English') await switchLanguage(page, language)
    const [min, max] = [
      page.getByRole('textbox', { name: said.min }),
      page.getByRole('textbox', { name: said.max }),
    ]
    const main = page.getByRole('main')

    await min.fill('20')
    await min.press('Tab')
    await expect(page).toHaveURL(/\/Search$/)

    await max.fill('10')
    await max.press('Enter')
    await expect(main.getByText(said.high)).toBeVisible()
    await expect(max).toHaveValue('')
    await expect(min).toHaveValue('20')
    await expect(page).toHaveURL(/\/Search$/)

    await max.fill('40')
    await max.press('Enter')
    await expect.poll(() => asked(page)).toEqual({ min_price: '20', max_price: '40' })
    await expect(main.getByText(said.high)).toBeHidden()

    // The range that was just set has been rendered; it would write over what is typed before that.
    await expect(page.getByRole('link', { name: said.clear, exact: true })).toBeVisible()
    await min.fill('50')
    await min.press('Tab')
    await expect(main.getByText(said.low)).toBeVisible()
    await expect(min).toHaveValue('')
    await expectAccessible(page)

    await page.reload()
    await expect(min).toHaveValue('20')
    const prices = (await cards(page).allInnerTexts()).map((text) => Number(text.match(/¥(\d+\.\d\d)/)?.[1]))
    expect(prices.length).toBeGreaterThan(0)
    expect(Math.min(...prices) >= 20 && Math.max(...prices) <= 40).toBe(true)
    await page.getByRole('link', { name: said.clear, exact: true }).click()
    await expect(page).toHaveURL(/\/Search$/)
    await expect(min).toHaveValue('')
  })
}

test('categories of both levels, "all" first, together with a keyword', async ({ page }) => {
  await page.goto('/Search?keyword=鲜')
  const tops = page.getByRole('navigation', { name: '分类' }).getByRole('link')
  await expect(tops.first()).toHaveText('全部')
  await tops.filter({ hasText: '海鲜水产' }).click()
  const under = page.getByRole('navigation', { name: '细分' }).getByRole('link')
  await expect(under.first()).toHaveText('全部')
  await expect(under.first()).toHaveAttribute('aria-current', 'page')
  await under.filter({ hasText: '虾蟹' }).click()
  await expect.poll(() => asked(page)).toMatchObject({ keyword: '鲜', type_id: '22' })
  await expect(tops.filter({ hasText: '海鲜水产' })).toHaveAttribute('aria-current', 'page')
  await under.first().click()
  await expect.poll(() => asked(page)).toMatchObject({ type_id: '2' })
  await tops.first().click()
  await expect.poll(() => asked(page)).toEqual({ keyword: '鲜' })
})

test('pages, shared by their address', async ({ page, complaints }) => {
  // By time: prices change under the hands of other journeys, and what they add is the oldest.
  await page.goto('/Search?orderby=time&orderway=desc')
  await expect(cards(page)).toHaveCount(20)
  const firstPage = await titles(page).allInnerTexts()
  await page.getByRole('link', { name: '下一页' }).click()
  await expect.poll(() => asked(page)).toEqual({ orderby: 'time', orderway: 'desc', page: '2' })
  await expect(titles(page).first()).not.toHaveText(firstPage[0] ?? '')
  const secondPage = await titles(page).allInnerTexts()
  expect(secondPage.filter((title) => firstPage.includes(title))).toEqual([])
  await page.reload()
  await expect(titles(page)).toHaveText(secondPage)
  // Beyond the last page there is nothing, and a way on. The browser itself reports the 404.
  await page.goto('/Search?page=99')
  await expect(page.getByRole('heading', { name: '页面走丢了' })).toBeVisible()
  complaints.splice(0)
  await page.getByRole('main').getByRole('link', { name: '全部商品' }).click()
  await expect(cards(page).first()).toBeVisible()
})

test('what has the word in its name comes before what only has to do with it', async ({ page }) => {
  await page.goto('/Search?keyword=苹果')
  await expect(page.getByRole('heading', { name: '相关商品' })).toBeVisible()
  const marked = await page
    .getByRole('main')
    .getByRole('heading', { level: 3 })
    .evaluateAll((all) => all.map((one) => one.querySelector('mark') !== null))
  const divider = marked.indexOf(false)
  expect(divider).toBeGreaterThan(0)
  expect(marked.slice(divider)).not.toContain(true)
})

test('in English: a mistyped word, nothing at all, and a way on', async ({ page }) => {
  await page.goto('/Search?keyword=salmn')
  await switchLanguage(page, 'English')
  await expect(page.getByText('Showing results for “salmon”')).toBeVisible()
  await expect(titles(page).first().locator('mark')).toHaveText('salmon')
  await expectAccessible(page)

  await box(page).fill('aircraft carrier')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Nothing found for “aircraft carrier”')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('navigation', { name: 'Popular searches' }).getByRole('link').first().click()
  await expect(cards(page).first()).toBeVisible()
})

test('a keyword that is too long is answered with a sentence', async ({ page }) => {
  const response = await page.goto(`/Search?keyword=${'x'.repeat(3000)}`)
  expect(response?.status()).toBe(200)
  await expect(page.getByText('搜索词最多 100 个字')).toBeVisible()
  await expectAccessible(page)
})

test('on a phone everything is there', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/Search?keyword=鲜&type_id=2')
  await expect(cards(page).first()).toBeVisible()
  await expectAccessible(page)
  const wider = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)
  expect(wider).toBe(false)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('searching, sorting, filtering and paging work', async ({ page }) => {
    await page.goto('/')
    await box(page).fill('鲜')
    await page.getByRole('banner').getByRole('button', { name: '搜索' }).click()
    await expect(page).toHaveURL(/\/Search\?keyword=/)
    await expect(titles(page).first().locator('mark').first()).toHaveText('鲜')
    await page.getByRole('link', { name: '价格' }).click()
    await expect.poll(() => asked(page)).toMatchObject({ keyword: '鲜', orderby: 'price', orderway: 'desc' })
    await page.getByRole('textbox', { name: '最低价' }).fill('60')
    await page.getByRole('textbox', { name: '最高价' }).fill('30')
    await page.getByRole('button', { name: '确定' }).click()
    // A form cannot say which end was typed last: the minimum gives way.
    await expect(page.getByRole('textbox', { name: '最低价' })).toHaveValue('')
    await expect(page.getByRole('main').getByText('最低价不能高于最高价')).toBeVisible()
    await page.getByRole('textbox', { name: '最低价' }).fill('10')
    await page.getByRole('button', { name: '确定' }).click()
    await expect
      .poll(() => asked(page))
      .toMatchObject({ keyword: '鲜', orderby: 'price', min_price: '10', max_price: '30' })
    await page.goto('/Search')
    await page.getByRole('link', { name: '下一页' }).click()
    await expect.poll(() => asked(page)).toEqual({ page: '2' })
  })
})
