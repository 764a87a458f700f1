import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { postageOfChosen } from '#features/cart/web/cart-page/cart-total.ts'
import { sayPostage, sayPostagePromise } from '#features/postage/web/say-postage.ts'
import { toYuan } from '#platform/money.ts'
import { asSeller } from '#testing/as-seller.ts'
import { aGood, aShop, aShopper, type Shopper } from '#testing/builders/index.ts'
import { testApp } from '#testing/start-test-app.ts'

const app = testApp()
const seller = () => asSeller(app(), 'en_US')
type Good = Awaited<ReturnType<typeof aGood>>
let shopper: Shopper
let goods: Good[]

const oneOf = async (cents: number, postage: 'shop' | 'own' | 'free', freeFromCents: number | null = null) =>
  aGood(app().database, { cents, postage, freeFromCents, shopId: await aShop(app().database) })

beforeAll(async () => {
  shopper = await aShopper(app())
  goods = [
    await oneOf(3980, 'shop'),
    await oneOf(8799, 'shop'),
    await oneOf(2000, 'own', 5000),
    await oneOf(4500, 'own', 19900),
    await oneOf(1, 'free'),
    await oneOf(6000, 'free'),
  ]
})

/** What the cart's page says by itself, and what the server would charge. */
async function bothSay(wanted: readonly { good: Good; num: number }[]) {
  const lines = wanted.map(({ good, num }) => ({ ...good, num }))
  const { data: shown } = await app().as().cart.visitorLines({ lines })
  const { data: delivery } = await app().as().postage.showDelivery({ province_id: 33 })
  const chosen = shown!.map((line) => ({ line, num: line.num }))
  const page = postageOfChosen(chosen, delivery!)
  const { data: preview } = await shopper.api.orders.previewOrder({ goods_list: lines })
  return {
    page: [toYuan(page.cents), toYuan(page.missingCents)],
    server: [preview?.dispatch_amount, preview?.free_shipping_missing],
  }
}

test('the cart’s page reckons postage as the server charges it, whatever is in it and whatever the terms are', async () => {
  const wanted = fc.uniqueArray(fc.record({ at: fc.nat({ max: 5 }), num: fc.integer({ min: 1, max: 3 }) }), {
    minLength: 1,
    maxLength: 4,
    selector: ({ at }) => at,
  })
  const terms = fc.record({
    fee: fc.constantFrom('0', '8'),
    free_from: fc.constantFrom('0', '39.8', '88', '200'),
  })
  await fc.assert(
    fc.asyncProperty(wanted, terms, async (picked, changed) => {
      await seller().postageSeller.changePostage(changed)
      const { page, server } = await bothSay(picked.map(({ at, num }) => ({ good: goods[at]!, num })))
      expect(page).toEqual(server)
    }),
    { numRuns: 40 },
  )
})

test('what the page of a product says is what an order of it alone is charged', async () => {
  await seller().postageSeller.changePostage({ fee: '8', free_from: '88' })
  const said = []
  for (const good of goods) {
    const { data: product } = await app().as().catalogue.productDetail({ id: good.product_id })
    const { data: delivery } = await app().as().postage.showDelivery({})
    const offer = {
      free: product?.free_shipping === 1,
      fee: delivery!.fee,
      freeFrom: product!.free_shipping_money,
    }
    const { data } = await shopper.api.orders.previewOrder({ goods_list: [{ ...good, num: 1 }] })
    said.push([sayPostage(offer), data?.dispatch_amount])
  }
  expect(said).toEqual([
    ['¥8.00，满 ¥88.00 包邮', '8.00'],
    ['¥8.00，满 ¥88.00 包邮', '8.00'],
    ['¥8.00，满 ¥50.00 包邮', '8.00'],
    ['¥8.00，满 ¥199.00 包邮', '8.00'],
    ['包邮', '0.00'],
    ['包邮', '0.00'],
  ])
})

test('a sum of 0 is no charge anywhere, also where a province costs more; a sum of its own still counts', async () => {
  const { postageSeller } = seller()
  await postageSeller.changePostage({ fee: '8', free_from: '0' })
  await postageSeller.changePostageProvince({ province: '西藏', surcharge: '12' })
  const free = async ({ product_id: id }: Good) =>
    (await app().as().catalogue.productDetail({ id })).data?.free_shipping
  expect(await app().as().postage.showPostage()).toMatchObject({ data: { charged: 0 } })
  expect([await free(goods[0]!), await free(goods[3]!)]).toEqual([1, 0])
  await postageSeller.changePostage({ fee: '0', free_from: '88' })
  expect(await app().as().postage.showPostage()).toMatchObject({ data: { charged: 1 } })
  expect(await free(goods[0]!)).toBe(0)
  await postageSeller.changePostageProvince({ province: '西藏', delivered: 0 })
  expect(await app().as().postage.showPostage()).toMatchObject({ data: { charged: 0 } })
  await postageSeller.changePostageProvince({ province: '西藏', as_usual: 1 })
})

test('the shop’s promise names its exceptions as long as there are any', async () => {
  await seller().postageSeller.changePostage({ fee: '8', free_from: '88' })
  const dear = goods[3]!.product_id
  const said = async () => sayPostagePromise((await app().as().postage.showPostage()).data!).text
  expect(await said()).toBe('满 ¥88.00 包邮，另有说明的商品除外')
  await seller().productsSeller.changeProduct({ id: dear, free_shipping_money: '88' })
  expect(await said()).toBe('满 ¥88.00 包邮')
  await seller().productsSeller.changeProduct({ id: dear, free_shipping_money: '199' })
  expect(await said()).toBe('满 ¥88.00 包邮，另有说明的商品除外')
  await seller().productsSeller.setPostage({ ids: [dear], postage: 'shop' })
  expect(await said()).toBe('满 ¥88.00 包邮')
})

test('what is downloaded adds no postage to goods that travel free', async () => {
  await seller().postageSeller.changePostage({ fee: '8', free_from: '88' })
  const virtual = await aGood(app().database, { cents: 500, virtual: true, postage: 'shop' })
  const goods_list = [virtual, goods[4]!].map((good) => ({ ...good, num: 1 }))
  const { data } = await shopper.api.orders.previewOrder({ goods_list })
  expect(data?.dispatch_amount ?? '0.00').toBe('0.00')
  const card = (await app().as().catalogue.productDetail({ id: virtual.product_id })).data
  expect(card?.free_shipping).toBe(1)
})
