import type { Locator, Page } from '@playwright/test'
import { haveAddress } from './buying.ts'
import { expect, expectAccessible, test } from './journey.ts'
import { enterAsNewBuyer } from './new-buyer.ts'
import { aGood, sql } from './shop-database.ts'

const APPLES = '/product-details/1'
const STRAWBERRIES = '/product-details/4'
const LESSON = '/product-details/10'

async function open(page: Page, path: string, locale: 'zh_CN' | 'en_US' = 'zh_CN') {
  await page
    .context()
    .addCookies([{ name: 'locale', value: locale, url: test.info().project.use.baseURL ?? '' }])
  const response = await page.goto(path)
  expect(response?.status()).toBe(200)
}

const WORDS = {
  zh_CN: {
    prompt: '请选择您要的商品信息',
    add: '加入购物车',
    buy: '立即购买',
    added: '已加入购物车',
    toCart: '去购物车',
    soldOut: '已售罄',
    reviews: '用户评价',
    details: '商品详情',
    withPictures: '有图',
    enlarge2: '查看大图（第 2 张）',
    reviewPicture: '查看评价图片 1',
    close: '关闭',
    picture2: '第 2 张图片',
    increase: '增加',
    quantity: '数量',
    detail: '为什么等到霜降才摘',
  },
  en_US: {
    prompt: 'Please choose an option first',
    add: 'Add to cart',
    buy: 'Buy now',
    added: 'Added to your cart',
    toCart: 'Go to cart',
    soldOut: 'Sold out',
    reviews: 'Reviews',
    details: 'Details',
    withPictures: 'With photos',
    enlarge2: 'Enlarge picture 2',
    reviewPicture: 'Enlarge review photo 1',
    close: 'Close',
    picture2: 'Picture 2',
    increase: 'Increase',
    quantity: 'Quantity',
    detail: 'Why we wait for the frost',
  },
} as const

for (const locale of ['zh_CN', 'en_US'] as const) {
  const words = WORDS[locale]

  test(`the pictures turn by pointer and keyboard, and grow as large as the screen (${locale})`, async ({
    page,
  }) => {
    await open(page, APPLES, locale)
    const second = page.getByRole('button', { name: words.picture2, exact: true })
    await second.hover()
    await expect(second).toHaveAttribute('aria-pressed', 'true')
    await page.getByRole('button', { name: words.enlarge2 }).press('ArrowRight')
    await expect(second).toHaveAttribute('aria-pressed', 'false')
    await page.keyboard.press('Enter')
    const lightbox = page.getByRole('dialog')
    await expect(lightbox.getByRole('status')).toContainText('3 / 4')
    await page.keyboard.press('ArrowRight')
    await expect(lightbox.getByRole('status')).toContainText('4 / 4')
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(lightbox).toBeHidden()
  })

  test(`reviews are filtered, their pictures enlarged, and the details read (${locale})`, async ({
    page,
  }) => {
    await open(page, APPLES, locale)
    await expectAccessible(page)
    await expect(page.getByText(words.detail)).toBeVisible()
    await page.getByRole('tab', { name: words.details }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('tab', { name: words.reviews })).toHaveAttribute('aria-selected', 'true')
    const reviews = page
      .getByRole('tabpanel')
      .getByRole('listitem')
      .filter({ has: page.locator('time') })
    const all = await reviews.count()
    await page.getByRole('link', { name: words.withPictures }).click()
    await expect(reviews).not.toHaveCount(all)
    await page.getByRole('button', { name: words.reviewPicture }).first().click()
    await expect(page.getByRole('dialog').getByRole('status')).toContainText('1 / 2')
    await page.getByRole('dialog').getByRole('button', { name: words.close }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
  })

  test(`a visitor must choose an option, then fills the cart or goes to log in and comes back (${locale})`, async ({
    page,
  }) => {
    await open(page, APPLES, locale)
    const prompt = page.getByRole('alert').filter({ hasText: words.prompt })
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
    await page.getByRole('button', { name: words.add }).click()
    await expect(prompt).toBeVisible()
    await page.clock.runFor(1400)
    await expect(prompt).toBeVisible()
    await page.clock.runFor(200)
    await expect(prompt).toBeHidden()
    await page.clock.resume()

    const price = page.locator('[aria-live=polite]').filter({ hasText: '¥' }).first()
    await page.getByRole('radio').nth(1).check({ force: true })
    await expect(price).toContainText('46.80')
    const quantity = page.getByRole('spinbutton', { name: words.quantity })
    await quantity.fill('50')
    await quantity.press('Enter')
    await expect(quantity).toHaveValue('10')
    await quantity.fill('2')
    await quantity.press('Enter')

    // The second press of a double click neither adds again nor closes what the first one opened.
    await page.getByRole('button', { name: words.add }).dblclick()
    const dialog = page.getByRole('dialog', { name: words.added })
    await expect(dialog).toContainText('× 2')
    await expect(dialog.getByRole('link', { name: words.toCart })).toHaveAttribute('href', /shopping-cart$/)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()

    await page.getByRole('button', { name: words.buy }).click()
    // The login leads on to the order, and the way back to what was chosen.
    await expect(page).toHaveURL(/\/login\?redirect=%2Forders%2F/)
    await page.goBack()
    await expect(page.getByRole('radio').nth(1)).toBeChecked()
    await expect(quantity).toHaveValue('2')
  })
}

test('what is sold out cannot be chosen and says so in words', async ({ page }) => {
  await open(page, STRAWBERRIES)
  const gone = page.getByRole('radio', { name: /已售罄/ })
  await expect(gone).toBeDisabled()
})

test('a virtual product has one option, chosen by itself, and is bought without the cart', async ({
  page,
}) => {
  await open(page, LESSON)
  await expect(page.getByRole('radio')).toBeChecked()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('虚拟商品')
  await expect(page.getByRole('button', { name: '加入购物车' })).toHaveCount(0)
  await page.getByRole('button', { name: '立即购买' }).click()
  await expect(page).toHaveURL(/\/login\?redirect=/)
})

test('a buyer who buys now is taken to the order with exactly what was chosen', async ({ page }) => {
  await enterAsNewBuyer(page)
  await haveAddress(page)
  await open(page, APPLES, 'en_US')
  await expect(page.getByText('Xihu District, Hangzhou, Zhejiang 文三路 1 号')).toBeVisible()
  await open(page, APPLES)
  await expect(page.getByText('浙江省 杭州市 西湖区 文三路 1 号')).toBeVisible()
  await page.getByRole('radio').first().check({ force: true })
  await page.getByRole('button', { name: '增加' }).click()
  await page.getByRole('button', { name: '立即购买' }).click()
  await expect(page).toHaveURL(/\/orders\//)
  const order = JSON.parse(decodeURIComponent(new URL(page.url()).pathname.slice('/orders/'.length)))
  expect(order).toEqual([{ product_id: 1, sku_price_id: expect.any(Number), num: 2 }])
})

test('search engines are told price, stock, rating and the way to the page', async ({ page }) => {
  await open(page, APPLES)
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents()
  const [product, crumbs] = blocks.map((block) => JSON.parse(block))
  expect(product).toMatchObject({
    '@type': 'Product',
    offers: { lowPrice: '39.90', highPrice: '88.00', availability: 'https://schema.org/InStock' },
    aggregateRating: { bestRating: 5 },
  })
  expect(crumbs['@type']).toBe('BreadcrumbList')
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', /^http.*product-1-1/)
})

test('a product that is sold out says so, offers others, and its name is only a name', async ({ page }) => {
  const { productId } = await aGood({ cents: 990, stock: 0 })
  const name = '</script><script>alert(1)</script><img src=x onerror=alert(2)>'
  await sql('update product set name = $1 where id = $2', [{ zh_CN: name, en_US: name }, productId])
  await open(page, `/product-details/${productId}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect(page.getByText('这件商品暂时售罄')).toBeVisible()
  await expect(page.getByRole('button', { name: '已售罄' }).filter({ visible: true })).toBeDisabled()
  await expect(page.getByRole('button', { name: '立即购买' })).toHaveCount(0)
  const [block] = await page.locator('script[type="application/ld+json"]').allTextContents()
  const product = JSON.parse(block ?? '')
  expect(product).toMatchObject({ name, offers: { availability: 'https://schema.org/OutOfStock' } })
  await page.getByRole('link', { name: '看相似' }).click()
  await expect(page.getByRole('heading', { name: '看了又看' })).toBeInViewport()
  await sql('update product set on_sale = false where id = $1', [productId])
})

/** What comes nearer comes alive, and grows: the end is where posts about the good stand, which come last. */
async function scrollToEnd(page: Page): Promise<void> {
  const last = page.getByRole('heading', { name: /大家聊到它|From the community/ }).last()
  const atEnd = () =>
    page.evaluate(() => {
      const { scrollHeight } = document.documentElement
      const there = Math.ceil(window.scrollY + window.innerHeight) >= scrollHeight
      window.scrollTo(0, scrollHeight)
      return there
    })
  await atEnd()
  await expect(last).toBeVisible()
  await expect.poll(atEnd).toBe(true)
}

const lowerEdge = async (part: Locator) => {
  const box = await part.boundingBox()
  return box && Math.round(box.y + box.height)
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('the ways to buy stay at the lower edge, and nothing is wider than the screen', async ({ page }) => {
    for (const locale of ['zh_CN', 'en_US'] as const) {
      await open(page, APPLES, locale)
      const words = WORDS[locale]
      await expect(page.getByRole('button', { name: words.buy })).toBeInViewport()
      // At the end nothing lies half under the bar, which axe would take for too small to touch.
      await scrollToEnd(page)
      await expectAccessible(page)
      await page.evaluate(() => window.scrollTo(0, 1200))
      await expect(page.getByRole('button', { name: words.add })).toBeInViewport()
      const wide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)
      expect(wide).toBe(false)
      await page.getByRole('button', { name: words.buy }).click()
      const sheet = page.getByRole('dialog')
      await expect.poll(() => lowerEdge(sheet)).toBe(844)
      await sheet.getByRole('button', { name: words.buy }).click()
      await expect(page.getByRole('alert').filter({ hasText: words.prompt })).toBeInViewport()
      await expectAccessible(page)
    }
  })
})

test.describe('the sheet of a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('what is done in it looks the same, whether opened from the page or from a card', async ({ page }) => {
    const colourOf = (name: string) =>
      page
        .getByRole('dialog')
        .getByRole('button', { name })
        .evaluate((button) => getComputedStyle(button).backgroundColor)
    await open(page, APPLES)
    await page.getByRole('button', { name: '加入购物车' }).click()
    const inPage = await colourOf('加入购物车')
    await open(page, '/Search')
    await page
      .getByRole('button', { name: /放进购物车$/ })
      .first()
      .click()
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await colourOf('加入购物车')).toBe(inPage)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('reviews, their filters and the details can all be read', async ({ page }) => {
    await page.goto(APPLES)
    await expect(page.getByText('苹果很脆')).toBeVisible()
    await expect(page.getByText('为什么等到霜降才摘')).toBeVisible()
    await page.getByRole('link', { name: '有图' }).click()
    await expect(page.getByText('苹果很脆')).toBeVisible()
    await expect(page.getByText('比超市的新鲜太多')).toHaveCount(0)
  })
})

test('what is below the details stays where it is when the page comes alive', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const top = () =>
    page.locator('#similar').evaluate((it) => Math.round(it.getBoundingClientRect().top + scrollY))
  const { promise: goOn, resolve: letCome } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await goOn
    await route.continue()
  })
  await page.goto(APPLES, { waitUntil: 'commit' })
  await expect(page.locator('footer')).toBeAttached()
  const before = await top()
  letCome()
  await expect(page.getByRole('tabpanel').first().locator('img')).not.toHaveCount(0)
  expect(Math.abs((await top()) - before)).toBeLessThan(8)
})
