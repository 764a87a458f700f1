import type { APIRequestContext, Page } from '@playwright/test'
import { paths } from '#paths'
import { addressOf } from '#platform/i18n/language-address.ts'
import { expect, switchLanguage, test } from './journey.ts'
import { enterAsNewBuyer } from './new-buyer.ts'

const english = (place: string) => addressOf(place, 'en_US')
const spoken = (page: Page) => page.locator('html').getAttribute('lang')
const firstProduct = (page: Page) => page.getByRole('article').first().getByRole('heading').getByRole('link')

test('a shared English link opens in English, and all that is reached from it stays English', async ({
  page,
}) => {
  await page.goto(english(paths.search({ type_id: 1 })))
  expect(await spoken(page)).toBe('en-US')
  await firstProduct(page).click()
  await expect(page).toHaveURL(/\/en\/product-details\/\d+$/)
  await expect(page).toHaveTitle(/Xianji/)
  await page.goBack()
  await expect(page).toHaveURL(english(paths.search({ type_id: 1 })))
  await expect(page).toHaveTitle(/Fruit/)
  for (const href of await page
    .getByRole('link')
    .evaluateAll((all) => all.map((a) => a.getAttribute('href'))))
    expect(href).toMatch(/^(\/en\b|#|tel:|mailto:|https?:)/)
})

test('the switch keeps the place, what was typed and how far one has read, in both directions', async ({
  page,
}) => {
  await page.goto(`${paths.login()}?redirect=%2Fnews`)
  const number = page.getByRole('textbox', { name: '手机号' })
  await number.fill('13900001111')
  await page.getByRole('radio', { name: 'English' }).check()
  await expect(page).toHaveURL(`${english(paths.login())}?redirect=%2Fnews`)
  await expect(page.getByRole('textbox', { name: 'Phone number' })).toHaveValue('13900001111')
  await page.getByRole('radio', { name: '中文' }).check()
  await expect(page).toHaveURL(`${paths.login()}?redirect=%2Fnews`)
  await expect(number).toHaveValue('13900001111')

  await page.goto(paths.search())
  await page.evaluate(() => window.scrollTo(0, 700))
  await page.getByRole('button', { name: 'English' }).first().dispatchEvent('click')
  await expect(page).toHaveURL(english(paths.search()))
  await expect(page).toHaveTitle(/Xianji/)
  expect(await page.evaluate(() => window.scrollY)).toBe(700)
})

test('back and forward lead through places, in the language that was chosen', async ({ page }) => {
  await page.goto(paths.news())
  await page.getByRole('link', { name: '鲜集' }).first().click()
  await expect(page).toHaveURL(paths.home())
  await switchLanguage(page, 'English')
  await expect(page).toHaveURL(english(paths.home()))
  await page.goBack()
  await expect(page).toHaveURL(english(paths.news()))
  await expect(page).toHaveTitle(/Xianji/)
  expect(await spoken(page)).toBe('en-US')
  await page.goForward()
  await expect(page).toHaveURL(english(paths.home()))
  await page.reload()
  expect(await spoken(page)).toBe('en-US')
})

test('who logs in in English is back in English, where they wanted to go', async ({ page }) => {
  await page.goto(english(paths.orders()))
  await expect(page).toHaveURL(english(paths.login({ redirect: paths.orders() })))
  await enterAsNewBuyer(page)
  await page.goto(english(paths.login({ redirect: paths.orders() })))
  await expect(page).toHaveURL(english(paths.orders()))
  expect(await spoken(page)).toBe('en-US')
})

test.describe('with a browser that speaks English', () => {
  test.use({ locale: 'en-GB' })
  test('the front door is English, other Chinese addresses stay as they are', async ({ page }) => {
    await page.goto(paths.news())
    expect(await spoken(page)).toBe('zh-CN')
    await page.goto(paths.home())
    await expect(page).toHaveURL(english(paths.home()))
    await switchLanguage(page, '中文')
    await expect(page).toHaveURL(paths.home())
    await page.goto(paths.home())
    expect(await spoken(page)).toBe('zh-CN')
  })
})

const ask = (request: APIRequestContext, address: string, headers: Record<string, string> = {}) =>
  request.get(address, { headers, maxRedirects: 0 })

test('who chose English is led there from outside; robots and links within the shop never are', async ({
  request,
}) => {
  const chosen = { cookie: 'locale=en_US' }
  const led = await ask(request, paths.product(1), chosen)
  expect([led.status(), led.headers().location]).toEqual([302, english(paths.product(1))])
  expect(led.headers()['cache-control']).toContain('no-store')
  const stay: Record<string, string>[] = [
    { ...chosen, 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' },
    { ...chosen, 'sec-fetch-site': 'same-origin' },
    { cookie: 'locale=zh_CN', 'accept-language': 'en' },
    { 'accept-language': 'zh-CN,zh;q=0.9,en;q=0.8' },
  ]
  for (const headers of stay) expect((await ask(request, paths.home(), headers)).status()).toBe(200)
  const shared = await ask(request, english(paths.home()), { cookie: 'locale=zh_CN' })
  expect(await shared.text()).toContain('lang="en-US"')
  expect((await ask(request, `${paths.product(1)}.data`, chosen)).status()).toBe(200)
})

const linksOf = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/<link rel="(canonical|alternate)"(?: hrefLang="([^"]+)")? href="([^"]+)"/g)].map(
      ([, rel, tag, href]) => [tag ?? rel, href],
    ),
  )

test('each page says which address is its own, and where it is found in the other language', async ({
  request,
  baseURL,
}) => {
  const place = paths.search({ type_id: 1, page: 2 })
  const languages = { 'zh-CN': baseURL + place, en: baseURL + english(place), 'x-default': baseURL + place }
  const escaped = (html: string) => html.replaceAll('&amp;', '&')
  for (const address of [place, english(place)]) {
    const html = escaped(await (await ask(request, `${address}&orderby=sales`)).text())
    expect(linksOf(html)).toEqual({ canonical: baseURL + address, ...languages })
    expect(html).toContain(`<meta property="og:url" content="${baseURL}${address}"`)
  }
})

test('no request puts another host into what search engines and shared links read', async ({
  request,
  baseURL,
}) => {
  for (const address of ['//elsewhere.example/Search', '/en//elsewhere.example/Search', paths.product(1)]) {
    const response = await ask(request, baseURL + address, {
      host: 'elsewhere.example',
      'x-forwarded-host': 'elsewhere.example',
    })
    const html = await response.text()
    const told =
      html.match(/<link rel="(canonical|alternate)"[^>]*>|<meta property="og:[^>]*>|ld\+json">.*?</g) ?? []
    expect(told.join()).not.toContain('elsewhere')
  }
})

test('what is nobody else’s business is not for search engines', async ({ request }) => {
  const hidden = [
    paths.login(),
    paths.cart(),
    paths.search({ keyword: 'x' }),
    '/Search?min_price=1&max_price=9',
  ]
  for (const place of hidden.flatMap((one) => [one, english(one)])) {
    const html = await (await ask(request, place)).text()
    expect(html.match(/<meta name="robots" content="noindex"/g)).toHaveLength(1)
    expect(linksOf(html)).toEqual({})
  }
})

test('every public page is described, each in its own words', async ({ request }) => {
  const places = [
    paths.home(),
    paths.search(),
    paths.search({ type_id: 1 }),
    paths.product(1),
    paths.shop(1),
    paths.news(),
    paths.systemPage('about'),
    paths.systemPage('introduction'),
    paths.singlePage(),
    paths.post(1),
    paths.login(),
    paths.register(),
  ]
  const addresses = places.flatMap((place) => [place, english(place)])
  const told = await Promise.all(
    addresses.map(async (address) => {
      const html = await (await ask(request, address)).text()
      return /<meta name="description" content="([^"]{10,})"/.exec(html)?.[1] ?? address
    }),
  )
  expect(told.filter((one) => one.startsWith('/'))).toEqual([])
  expect(new Set(told).size).toBe(told.length)
})

test('a post is told as an article, a product with what buyers say of it', async ({ request, baseURL }) => {
  const told = async (address: string) => {
    const html = await (await ask(request, address)).text()
    return [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json]) =>
      JSON.parse(json ?? ''),
    )
  }
  const [post, way] = await told(english(paths.post(1)))
  expect(post).toMatchObject({
    '@type': 'Article',
    inLanguage: 'en-US',
    mainEntityOfPage: baseURL + english(paths.post(1)),
    publisher: { name: 'Xianji' },
  })
  expect(way.itemListElement[0].item).toBe(baseURL + english(paths.home()))
  const [product] = await told(paths.product(1))
  expect(product).toMatchObject({ '@type': 'Product', aggregateRating: { bestRating: 5 } })
  expect(product.review[0]).toMatchObject({ '@type': 'Review', author: { '@type': 'Person' } })
  const [site] = await told(english(paths.home()))
  expect(site).toMatchObject({ '@type': 'WebSite', url: baseURL + english(paths.home()) })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('the switch leads to the same place in the other language', async ({ page }) => {
    await page.goto(paths.search({ type_id: 1 }))
    await page.getByRole('button', { name: 'English' }).first().click()
    await expect(page).toHaveURL(english(paths.search({ type_id: 1 })))
    await page.getByRole('button', { name: '中文' }).first().click()
    await expect(page).toHaveURL(paths.search({ type_id: 1 }))
  })
})
