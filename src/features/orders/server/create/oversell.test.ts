import { expect, test } from 'vitest'
import { checkBooks } from '#features/after-sales/server/check-books.ts'
import { CLOSED, ORDER } from '#features/orders/order-states.ts'
import { asSeller } from '#testing/as-seller.ts'
import { placePictures } from '#testing/builders/build-picture.ts'
import { aCoupon, aGood, aShopper } from '#testing/builders/index.ts'
import { testApp } from '#testing/start-test-app.ts'

const app = testApp()
const tx = () => app().database.read

test('sixty buyers race for twenty units with mixed quantities, double lines and cancels: none is sold twice', async () => {
  const shoppers = await Promise.all(Array.from({ length: 60 }, () => aShopper(app())))
  const wanted = await aGood(app().database, { stock: 20 })
  const other = await aGood(app().database, { stock: 10_000 })
  const answers = await Promise.all(
    shoppers.map(async (shopper, at) => {
      // The two skus are named in turns, so that locks taken in the order of the lines would meet crosswise.
      const lines = [
        { ...wanted, num: 1 + (at % 3) },
        { ...other, num: 1 },
      ]
      const goods_list = at % 2 ? lines : lines.toReversed()
      if (at % 5 === 0) goods_list.push({ ...wanted, num: 1 })
      const answer = await shopper.api.orders.createOrder({ goods_list, address_id: shopper.addressId })
      if (answer.code === 1 && at % 4 === 0) await shopper.api.orders.cancelOrder({ id: answer.data.id })
      return answer as unknown as { status: number; code: number; msg: string }
    }),
  )
  expect(answers.filter(({ status }) => status !== 200)).toEqual([])
  expect(answers.filter(({ code }) => code === 1).length).toBeGreaterThan(6)
  const sold = await tx()
    .selectFrom('order_item')
    .innerJoin('shop_order', 'shop_order.id', 'order_item.order_id')
    .where('sku_id', '=', wanted.sku_price_id)
    .where('status', 'not in', CLOSED)
    .select((eb) => eb.fn.sum<string>('quantity').as('units'))
    .executeTakeFirstOrThrow()
  const { stock } = await tx()
    .selectFrom('sku')
    .select('stock')
    .where('id', '=', wanted.sku_price_id)
    .executeTakeFirstOrThrow()
  expect(Number(sold.units) + stock).toBe(20)
  expect(await checkBooks(tx())).toEqual([])
})

test('orders that hold the same skus and close while others are placed never wait in a circle', async () => {
  const goods = await Promise.all(Array.from({ length: 4 }, () => aGood(app().database, { stock: 500 })))
  const shoppers = await Promise.all(Array.from({ length: 12 }, () => aShopper(app())))
  await Promise.all(
    shoppers.map(async (shopper, at) => {
      for (let round = 0; round < 6; round += 1) {
        const turned = goods.map((_, n) => goods[(n * (at % 2 ? 1 : 3) + round) % 4]!)
        const order = await shopper.order(turned.map((good) => ({ ...good, num: 1 })))
        expect(await shopper.api.orders.cancelOrder({ id: order.id })).toMatchObject({ code: 1 })
      }
    }),
  )
  const skus = await tx()
    .selectFrom('sku')
    .select(['stock', 'taken'])
    .where(
      'id',
      'in',
      goods.map(({ sku_price_id }) => sku_price_id),
    )
    .execute()
  expect(skus).toEqual(goods.map(() => ({ stock: 500, taken: 0 })))
})

const importSheets = (source: AsyncIterable<Uint8Array>) =>
  asSeller(app()).catalogueSeller.importProducts({ format: 'json', source })

/** From the last to the first: an order takes its goods from the first to the last. */
async function* fromTheLast(sheets: readonly unknown[]): AsyncGenerator<Uint8Array> {
  yield Buffer.from(JSON.stringify(sheets.toReversed()))
}

async function sheetsOf(goods: readonly { product_id: number }[]) {
  const after = Math.min(...goods.map(({ product_id }) => product_id)) - 1
  const { data } = await asSeller(app()).catalogueSeller.exportProducts({ after })
  return (data?.products ?? []).slice(0, goods.length)
}

type Sheet = Awaited<ReturnType<typeof sheetsOf>>[number]

/** What is in the file as it is in the shop is left alone; so something has to differ. */
const renamed = (en_US: string) => (sheet: Sheet) => ({ ...sheet, name: { ...sheet.name, en_US } })

async function withCoupons(count: number) {
  const shopper = await aShopper(app(), { cents: 1_000_000 })
  const coupons: number[] = []
  for (let n = 0; n < count; n += 1) {
    const { code } = await aCoupon(app().database, { amountCents: 100_000 })
    coupons.push((await shopper.api.orders.redeemCoupon({ coupon_code: code })).data?.id ?? 0)
  }
  return { shopper, coupons }
}

test('goods that are imported anew while they are bought and paid for: neither waits for the other in a circle', async () => {
  const goods: Awaited<ReturnType<typeof aGood>>[] = []
  for (let n = 0; n < 4; n += 1) goods.push(await aGood(app().database, { stock: 500 }))
  const sheets = await sheetsOf(goods)
  const buyers = await Promise.all([6, 6, 6, 6].map(withCoupons))
  const importing = (async () => {
    for (let round = 0; round < 8; round += 1)
      expect(await importSheets(fromTheLast(sheets.map(renamed(`round ${round}`))))).toMatchObject({
        code: 1,
        data: { updated: 4 },
      })
  })()
  const buying = buyers.map(async ({ shopper, coupons }) => {
    for (const coupon_id of coupons) {
      const paid = await shopper.order(
        goods.map((good) => ({ ...good, num: 1 })),
        { coupon_id },
      )
      expect(paid).toMatchObject({ status: ORDER.paid, pay_method: 'coupon' })
    }
  })
  await Promise.all([importing, ...buying])
  const { sales } = await tx()
    .selectFrom('product')
    .select('sales')
    .where('id', '=', goods[0]!.product_id)
    .executeTakeFirstOrThrow()
  expect(sales).toBe(24)
})

test('buyers do not wait for a long file that is still coming in', async () => {
  await placePictures(app())
  const goods = [await aGood(app().database), await aGood(app().database)]
  const [first, last] = (await sheetsOf(goods)).map(renamed('from a long file'))
  const fresh = { ...first!, id: undefined, skus: first!.skus.map((sku) => ({ ...sku, id: undefined })) }
  const {
    shopper,
    coupons: [coupon_id],
  } = await withCoupons(1)
  async function* slowly() {
    yield Buffer.from(
      `[${[last, ...Array.from({ length: 600 }, () => fresh)].map((one) => JSON.stringify(one)).join()}`,
    )
    await shopper.order(
      goods.map((good) => ({ ...good, num: 1 })),
      { coupon_id: coupon_id! },
    )
    yield Buffer.from(`,${JSON.stringify(first)}]`)
  }
  expect(await importSheets(slowly())).toMatchObject({ code: 1, data: { added: 600, updated: 2 } })
})
