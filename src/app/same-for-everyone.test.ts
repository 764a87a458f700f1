import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { paths } from '#paths'
import { LANGUAGES } from '#platform/i18n/language.ts'
import { addressOf } from '#platform/i18n/language-address.ts'
import { anAddress } from '#testing/builders/build-address.ts'
import {
  aBuyer,
  aCoupon,
  anAnnouncement,
  aPost,
  aProduct,
  aReview,
  aShop,
  aText,
  manyProducts,
} from '#testing/builders/index.ts'
import { startTestApp, type TestApp } from '#testing/start-test-app.ts'
import { buildPages, isBuildStale } from './build-pages.ts'
import { publicPages } from './list-public-pages.ts'

const root = path.resolve(import.meta.dirname, '../..')
const BUILDING = 600_000
const OWN = { consignee: '收件人本人', address: '只有本人知道的路 7 号' }

/** One is asked by the buyer, one by visitors: neither can have what it says from the other. */
let buyers: TestApp
let visitors: TestApp
let token: string
const places: string[] = []

beforeAll(async () => {
  if (await isBuildStale(root)) await buildPages(root)
  const file = pathToFileURL(path.join(root, 'build/pages/server/index.js')).href
  const pages = { root, development: false, build: () => import(/* @vite-ignore */ file) }
  buyers = await startTestApp({ pages })
  visitors = await startTestApp({ pages, beside: buyers })
  await fillShop()
}, BUILDING)
afterAll(async () => {
  await visitors.close()
  await buyers.close()
})

/** A buyer who has something of their own of everything that is shown. */
async function fillShop(): Promise<void> {
  const { database } = buyers
  const buyer = await aBuyer(database)
  token = buyer.token
  const me = buyers.as({ token })
  const shop = await aShop(database)
  const product = await aProduct(database, { shopId: shop, name: aText('糖心苹果') })
  await manyProducts(database, 40)
  const post = await aPost(database)
  const coupon = await aCoupon(database, { collectable: true })
  await aReview(database, { productId: product, buyerId: buyer.id })
  await anAnnouncement(database)
  await anAddress(buyers, token, OWN)
  await me.collection.toggleFavourite({ id: product })
  await me.shop.followShop({ id: shop })
  await me.community.likePost({ id: post })
  await me.community.addComment({ dynamics_id: post, content: '我来说两句' })
  await me.coupons.collectCoupon({ id: coupon.id })
  const { data } = await me.catalogue.productDetail({ id: product })
  await me.cart.addLine({ product_id: product, sku_price_id: data!.sku_data[0]!.id, num: 2 })
  const isLike = (place: string) =>
    place.startsWith(paths.product(1).slice(0, -1)) && place !== paths.product(product)
  let alike = 0
  for await (const place of publicPages(database.read)) if (!isLike(place) || ++alike < 3) places.push(place)
  places.push(
    paths.search({ keyword: '苹果' }),
    paths.search({ page: 2 }),
    paths.search({ orderby: 'price', min_price: '1' }),
    paths.shop(shop, { page: 2 }),
    paths.product(product, { review: 'all', review_page: 1 }),
    paths.post(post),
    paths.news({ type: 1 }),
    paths.singlePage(1),
    paths.product(99_999_999),
    '/nobody/was/here',
  )
}

type Sent = { status: number; headers: Record<string, string>; body: string }

async function ask(app: TestApp, address: string, cookie: string): Promise<Sent> {
  const response = await fetch(app.origin + address, {
    redirect: 'manual',
    headers: { accept: 'text/html', 'accept-language': 'zh-CN', cookie },
  })
  const { date: _, 'x-request-id': __, ...headers } = Object.fromEntries(response.headers)
  return { status: response.status, headers, body: await response.text() }
}

const dataOf = (place: string) => {
  const [pathname = '', query] = place.split('?')
  return `${pathname === '/' ? '/_' : pathname}.data${query ? `?${query}` : ''}`
}

test(
  'a buyer gets a visitor’s public pages and their data, byte for byte, with the same headers',
  async () => {
    const info = encodeURIComponent(JSON.stringify({ id: 1, user_nickname: '本人' }))
    const asked = LANGUAGES.flatMap((language) =>
      places.flatMap((place) => [addressOf(place, language), addressOf(dataOf(place), language)]),
    )
    expect(asked.length).toBeGreaterThan(60)
    for (const address of asked) {
      const [buyer, visitor] = await Promise.all([
        ask(buyers, address, `user_token=${token}; user_info=${info}`),
        ask(visitors, address, ''),
      ])
      expect(buyer, address).toEqual(visitor)
      expect(buyer.body.includes(OWN.address) || buyer.body.includes(token), address).toBe(false)
    }
  },
  BUILDING,
)

test('what is a buyer’s alone is rendered for them, and kept for nobody', async () => {
  for (const place of [paths.cart(), paths.orders(), paths.addresses(), paths.news({ type: 2 })]) {
    const own = await ask(buyers, place, `user_token=${token}`)
    expect([place, own.status, own.headers.etag]).toEqual([place, 200, undefined])
    const [visitor] = await Promise.all([ask(buyers, place, '')])
    expect(visitor.body).not.toBe(own.body)
  }
})
