import { beforeAll, expect, test } from 'vitest'
import { DEMO_LOGIN } from '#demo/demo-login.ts'
import { paths } from '#paths'
import { askDatabase } from '#testing/ask-database.ts'
import { aPersonAtDesk } from '#testing/at-desk.ts'
import { builtPages, demoApp } from '#testing/demo-app.ts'
import { listExceptions } from '#testing/fault-log.ts'
import { startTestApp, type TestApp } from '#testing/start-test-app.ts'

/** The shop over a database of which one table at a time is out of reach, as after a migration gone wrong. */
const app = demoApp()
let token: string
let order: { id: number; order_sn: string; items: { id: number }[] }
beforeAll(async () => {
  const { prefix, mobile, password } = DEMO_LOGIN
  const entered = await app().as().account.login({ prefix, mobile, password })
  token = entered.data?.userinfo.user_token ?? ''
  const orders = await app().as({ token }).orders.listOrders()
  order = orders.data?.data[0] ?? { id: 0, order_sn: '', items: [] }
})

/** With empty caches: another process of the same shop. */
async function whileGone(table: string, asking: (shop: TestApp, mend: () => Promise<void>) => Promise<void>) {
  const shop = await startTestApp({ pages: builtPages, beside: app() })
  const rename = (from: string, to: string) =>
    askDatabase(app().database.url, `alter table if exists ${from} rename to ${to}`)
  await rename(table, `${table}_gone`)
  try {
    await asking(shop, async () => void (await rename(`${table}_gone`, table)))
  } finally {
    await rename(`${table}_gone`, table)
    await shop.close()
  }
}

async function look(shop: TestApp, address: string, who = '') {
  const response = await fetch(shop.origin + address, {
    headers: { cookie: `user_token=${who}`, accept: 'text/html' },
    redirect: 'manual',
  })
  const { status, headers } = response
  return { status, headers, text: await response.text() }
}

/** Every reference somebody is told leads to a line of the log. */
function expectLogged(text: string) {
  const [, reference] = /(?:编号|reference) ([\w.:-]+?)[）)]/.exec(text) ?? []
  expect(reference).toBeTruthy()
  expect(listExceptions(0).filter((line) => line.includes(`(${reference})`))).not.toEqual([])
}

function expectFault({ status, headers, text }: Awaited<ReturnType<typeof look>>) {
  expect(status).toBe(500)
  expect(headers.get('cache-control')).toContain('no-store')
  expect(headers.get('etag')).toBeNull()
  expectLogged(text)
}

const PUBLIC: [name: string, place: string, table: string][] = [
  ['home', paths.home(), 'slide'],
  ['search', paths.search(), 'product_search'],
  ['search for a word', paths.search({ keyword: '苹果' }), 'product_search'],
  ['product', paths.product(1), 'product'],
  ['product, of its reviews', paths.product(1), 'review'],
  ['product, of its coupons', paths.product(1), 'coupon'],
  ['shop', paths.shop(1), 'shop'],
  ['post', paths.post(1), 'post'],
  ['post, of its comments', paths.post(1), 'post_comment'],
  ['page of the shop', paths.systemPage('privacy'), 'page'],
  ['all pages of the shop', paths.singlePage(), 'page'],
  ['news', paths.news(), 'notice'],
  ['register', paths.register(), 'phone_prefix'],
  ['any, of the settings', paths.search(), 'setting'],
]

test.each(PUBLIC)(
  'a read that fails makes the page %s a fault, never "not found"',
  async (_, place, table) => {
    await whileGone(table, async (shop, mend) => {
      for (const address of [place, `/en${place}`.replace(/\/$/, '')]) {
        const broken = await look(shop, address)
        expectFault(broken)
        expect(broken.text).toMatch(/>(再试一次|Try again)</)
        expect(broken.text).not.toMatch(/页面走丢了|We can’t find that page/)
      }
      await mend()
      expect((await look(shop, place)).status).toBe(200)
    })
  },
)

const OWN: [name: string, place: () => string, table: string][] = [
  ['orders', () => paths.orders(), 'shop_order'],
  ['order', () => paths.order(order.id), 'order_item'],
  ['payment', () => paths.payment({ ...order }), 'shop_order'],
  ['payment by the number alone', () => paths.payment({ ...order, id: 0 }), 'payment'],
  ['review', () => paths.evaluate(order.id), 'shop_order'],
  ['wallet', () => paths.wallet(), 'ledger_line'],
  ['account home', () => paths.accountHome(), 'favourite'],
  ['addresses', () => paths.addresses(), 'address'],
  ['favourites', () => paths.favourites(), 'favourite'],
  ['footprints', () => paths.footprints(), 'footprint'],
  ['messages', () => paths.messages(), 'buyer_message'],
  ['after-sales', () => paths.afterSales(), 'after_sale'],
  ['cart', () => paths.cart(), 'cart_line'],
  ['any, of who is logged in', () => paths.wallet(), 'session'],
]

test.each(OWN)('a read that fails makes the buyer’s page %s a fault', async (_, place, table) => {
  await whileGone(table, async (shop, mend) => {
    const broken = await look(shop, place(), token)
    expectFault(broken)
    expect(broken.text).toMatch(/>再试一次</)
    await mend()
    expect((await look(shop, place(), token)).status).toBe(200)
  })
})

test('an item of an order that cannot be read is a fault, not a broken link', async () => {
  const place = paths.refundOption({ order_id: order.id, id: order.items[0]?.id ?? 0 })
  await whileGone('order_item', async (shop, mend) => {
    expectFault(await look(shop, place, token))
    await mend()
    expect((await look(shop, place, token)).status).toBe(200)
  })
})

test.each([
  ['product', '/product-details/1.data', 'product'],
  ['wallet', '/user-center/0/my-wallet.data', 'ledger_line'],
  ['any, of who is logged in', '/user-center/0/my-wallet.data', 'session'],
])('who walks on to the page %s within the shop is told the same', async (_, address, table) => {
  await whileGone(table, async (shop, mend) => {
    const broken = await look(shop, address, token)
    expectFault(broken)
    expect(broken.text).not.toMatch(/^\{/)
    await mend()
    expect((await look(shop, address, token)).status).toBe(200)
  })
})

test('a part the page can do without is left out, and the page without it is not kept', async () => {
  await whileGone('post_product', async (shop, mend) => {
    const without = await look(shop, paths.post(1))
    expect([without.status, without.headers.get('etag')]).toEqual([200, null])
    await mend()
    expect((await look(shop, paths.post(1))).text).not.toBe(without.text)
  })
})

test.each([
  ['product', 'product'],
  ['posts', 'post'],
  ['orders', 'shop_order'],
])('the call for %s fails as a fault and is asked anew', async (name, table) => {
  await whileGone(table, async (shop, mend) => {
    const api = shop.as({ token })
    const ask = () =>
      name === 'product'
        ? api.catalogue.productDetail({ id: '1' })
        : name === 'posts'
          ? api.community.listPosts()
          : api.orders.listOrders()
    const broken = await ask()
    expect(broken).toMatchObject({ code: 0, reason: 'shell_failed', status: 500 })
    expectLogged(broken.msg)
    await mend()
    expect(await ask()).toMatchObject({ code: 1, status: 200 })
  })
})

test('a call of the desk fails as a fault and is asked anew', async () => {
  await whileGone('shop_order', async (shop, mend) => {
    const owner = await aPersonAtDesk(shop, 'owner')
    const broken = await owner.call('todaySeller', 'showToday')
    expect(broken).toMatchObject({ code: 0, reason: 'shell_failed', status: 500 })
    expectLogged(broken.msg)
    await mend()
    expect(await owner.call('todaySeller', 'showToday')).toMatchObject({ code: 1, status: 200 })
  })
})

test.each([
  ['/sitemap.xml', 'product'],
  ['/sitemaps/pages.xml', 'category'],
  ['/sitemaps/shops.xml', 'shop'],
  ['/sitemaps/posts.xml', 'post'],
  ['/sitemaps/products-1.xml', 'product'],
  ['/manifest.webmanifest', 'setting'],
])('%s fails as a fault no crawler keeps', async (address, table) => {
  await whileGone(table, async (shop, mend) => {
    expectFault(await look(shop, address))
    await mend()
    expect((await look(shop, address)).status).toBe(200)
  })
})
