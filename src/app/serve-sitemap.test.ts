import { expect, test } from 'vitest'
import { days, later } from '#platform/time.ts'
import { aCategory, aPost, aProduct, aShop } from '#testing/builders/index.ts'
import { testApp } from '#testing/start-test-app.ts'

const app = testApp()
const read = async (path: string) => {
  const response = await fetch(app().origin + path)
  return { status: response.status, text: await response.text() }
}

test('robots are shown the sitemap and kept out of the account centre', async () => {
  const { text } = await read('/robots.txt')
  expect(text).toContain('Disallow: /user-center/\n')
  expect(text).toContain('Disallow: /en/user-center/\n')
  for (const place of ['/login', '/en/register', '/changePassword', '/*orderby=', '/*review_page='])
    expect(text).toContain(`Disallow: ${place}\n`)
  expect(text).not.toMatch(/Disallow: \/\*?(Search|product|en\/?)?\n/)
  expect(text).toContain('Sitemap: http://localhost/sitemap.xml')
})

test('the sitemap leads to every product on sale and to no other', async () => {
  const sold = await aProduct(app().database)
  const withdrawn = await aProduct(app().database, { onSale: false })
  const far = await aProduct(app().database, { id: 25_000 })
  const index = await read('/sitemap.xml')
  const files = [...index.text.matchAll(/<loc>http:\/\/localhost([^<]+)<\/loc>/g)].map(
    ([, path]) => path ?? '',
  )
  expect(files).toHaveLength(6)
  const whole = (await Promise.all(files.map(read))).map(({ text }) => text).join('')
  expect(whole).toContain(`/product-details/${sold}<`)
  expect(whole).toContain(`/product-details/${far}<`)
  expect(whole).not.toContain(`/product-details/${withdrawn}<`)
})

test('what every visitor may read of the shop itself is in it', async () => {
  const { text } = await read('/sitemaps/pages.xml')
  for (const page of ['12', '13', '14', '15'])
    expect(text).toContain(`<loc>http://localhost/briefIntroduction/${page}</loc>`)
})

test('every place stands in it once in each language, and each says where the other is', async () => {
  const shop = await aShop(app().database)
  const { text } = await read('/sitemaps/shops.xml')
  const [chinese, english] = [`http://localhost/shopIndex/${shop}`, `http://localhost/en/shopIndex/${shop}`]
  const links = [
    `<xhtml:link rel="alternate" hreflang="zh-CN" href="${chinese}"/>`,
    `<xhtml:link rel="alternate" hreflang="en" href="${english}"/>`,
    `<xhtml:link rel="alternate" hreflang="x-default" href="${chinese}"/>`,
  ].join('')
  for (const address of [chinese, english]) expect(text).toContain(`<url><loc>${address}</loc>${links}</url>`)
  expect((await read('/sitemap.xml')).text).toContain('/sitemaps/shops.xml')
})

test('shelves something stands on are in it, empty ones are not', async () => {
  const full = await aCategory(app().database)
  const empty = await aCategory(app().database)
  await aProduct(app().database, { categoryId: full })
  const { text } = await read('/sitemaps/pages.xml')
  expect(text).toContain(`<loc>http://localhost/en/Search?type_id=${full}</loc>`)
  expect(text).not.toContain(`type_id=${empty}<`)
})

test('the sitemap leads to every post that is out, and not to one that waits for its time', async () => {
  const shown = await aPost(app().database)
  const planned = await aPost(app().database, { publishedAt: later(new Date(), days(1)) })
  expect((await read('/sitemap.xml')).text).toContain('<loc>http://localhost/sitemaps/posts.xml</loc>')
  const { text } = await read('/sitemaps/posts.xml')
  expect(text).toContain(`<loc>http://localhost/TopicDetalis/${shown}</loc>`)
  expect(text).not.toContain(`/TopicDetalis/${planned}<`)
})
