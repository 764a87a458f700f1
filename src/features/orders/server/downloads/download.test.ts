import { expect, test } from 'vitest'
import { ITEM_REFUND, type ItemRefund, ORDER, type OrderStatus } from '#features/orders/order-states.ts'
import { DOWNLOAD_MINUTES } from '#features/orders/orders-rules.ts'
import { later, minutes } from '#platform/time.ts'
import { aGood, anOrderIn, aShopper, aText, markItem } from '#testing/builders/index.ts'
import { testApp } from '#testing/start-test-app.ts'

const app = testApp()
const tx = () => app().database.read

/** A virtual product with something to download. */
async function aBook() {
  const good = await aGood(app().database, { virtual: true, name: '切果讲义' })
  const file = { product_id: good.product_id, name: aText('讲义.txt'), content: aText('先洗手，再下刀') }
  await app().database.statement.insertInto('product_file').values(file).execute()
  return good
}

async function aReader(status: OrderStatus = ORDER.shipped) {
  const shopper = await aShopper(app(), { cents: 100_000 })
  const book = await aBook()
  const order = await anOrderIn(app(), shopper, status, [{ ...book, num: 1 }])
  const asked = { order_sn: order.order_sn, product_sku_id: book.sku_price_id }
  return { shopper, order, asked }
}

const open = (url: string, token?: string) =>
  fetch(app().origin + url, { headers: token ? { cookie: `user_token=${token}` } : {} })

const isDownloaded = async (orderId: number) =>
  (
    await tx()
      .selectFrom('order_item')
      .where('order_id', '=', orderId)
      .select('downloaded_at')
      .executeTakeFirstOrThrow()
  ).downloaded_at !== null

test.each(['shipped', 'received', 'completed'] as const)(
  'of an order that is %s the buyer gets the file in the language asked for',
  async (state) => {
    const { shopper, order, asked } = await aReader(ORDER[state])
    expect(await isDownloaded(order.id)).toBe(false)
    for (const [language, name, content] of [
      ['zh-cn', '讲义.txt', '先洗手，再下刀'],
      ['en-us', '讲义.txt (en)', '先洗手，再下刀 (en)'],
    ] as const) {
      const link = await app().as({ token: shopper.token, language }).orders.createDownloadLink(asked)
      const response = await open(link.data?.url ?? '', shopper.token)
      expect(response.status).toBe(200)
      expect(await response.text()).toBe(content)
      expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
      expect(response.headers.get('content-disposition')).toContain(encodeURIComponent(name))
      expect(response.headers.get('cache-control')).toBe('private, no-store')
    }
    expect(await isDownloaded(order.id)).toBe(true)
    expect((await shopper.api.orders.orderDetail({ id: order.id })).data?.items[0]?.is_downloaded).toBe(1)
  },
)

test('a link is worth nothing to a stranger, to a visitor, changed, or later', async () => {
  const { shopper, order, asked } = await aReader()
  const stranger = await aReader()
  expect(await stranger.shopper.api.orders.createDownloadLink(asked)).toMatchObject({
    code: 0,
    msg: '订单不存在',
  })
  const url = (await shopper.api.orders.createDownloadLink(asked)).data?.url ?? ''
  const theirs = (await stranger.shopper.api.orders.createDownloadLink(stranger.asked)).data?.url ?? ''
  const parts = url.split('/')
  const changed = (at: number, to: string) => parts.with(at, to).join('/')
  expect((await open(url, stranger.shopper.token)).status).toBe(403)
  expect((await open(url)).status).toBe(403)
  for (const forged of [
    changed(2, theirs.split('/')[2] ?? ''),
    changed(3, '99999999999'),
    changed(4, 'en_US'),
    changed(5, 'A'.repeat(43)),
    changed(5, theirs.split('/')[5] ?? ''),
  ]) {
    expect((await open(forged, shopper.token)).status, forged).toBe(403)
  }
  const before = app().now
  app().now = later(before, minutes(DOWNLOAD_MINUTES) + 1000)
  const late = await open(url, shopper.token)
  app().now = before
  expect(late.status).toBe(410)
  expect(await late.text()).toContain('下载链接已过期')
  expect(await isDownloaded(order.id)).toBe(false)
  expect((await open(url, shopper.token)).status).toBe(200)
})

test('nothing is handed out unpaid, refunded, or where there is no file', async () => {
  const { shopper, order, asked } = await aReader(ORDER.awaitingPayment)
  expect(await shopper.api.orders.createDownloadLink(asked)).toMatchObject({ code: 0, msg: '付款后才能下载' })
  const bought = await aReader()
  const url = (await bought.shopper.api.orders.createDownloadLink(bought.asked)).data?.url ?? ''
  const mark = (status: ItemRefund) => markItem(app(), bought.order.items[0]?.id ?? 0, status)
  for (const status of [ITEM_REFUND.open, ITEM_REFUND.refunded]) {
    await mark(status)
    const refused = '该商品正在退款或已退款，不能下载'
    expect(await bought.shopper.api.orders.createDownloadLink(bought.asked)).toMatchObject({
      code: 0,
      msg: refused,
    })
    expect((await open(url, bought.shopper.token)).status).toBe(409)
  }
  expect(await isDownloaded(bought.order.id)).toBe(false)
  const plain = await anOrderIn(app(), bought.shopper, ORDER.shipped, [
    { ...(await aGood(app().database)), num: 1 },
  ])
  const sku = plain.items[0]?.product_sku_price_id ?? 0
  expect(
    await bought.shopper.api.orders.createDownloadLink({ order_sn: plain.order_sn, product_sku_id: sku }),
  ).toMatchObject({ code: 0, msg: '没有可下载的文件' })
  expect(
    await bought.shopper.api.orders.createDownloadLink({
      order_sn: bought.order.order_sn,
      product_sku_id: sku,
    }),
  ).toMatchObject({ code: 0, msg: '没有可下载的文件' })
  expect(await bought.shopper.api.orders.showLogistics({ id: bought.order.id })).toMatchObject({
    code: 0,
    msg: '虚拟商品无需配送',
  })
  expect(await isDownloaded(order.id)).toBe(false)
})
