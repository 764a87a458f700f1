import { beforeEach, expect, test } from 'vitest'
import { asSeller } from '#testing/as-seller.ts'
import { aPersonAtDesk } from '#testing/at-desk.ts'
import { aCategory, aProduct, aShop, aText } from '#testing/builders/index.ts'
import { testApp } from '#testing/start-test-app.ts'
import { typeAsSeller } from '#testing/type-as-seller.ts'

const app = testApp()
const seller = () => asSeller(app(), 'en_US').productsSeller
const show = async (id: number) => (await seller().showSellerProduct({ id })).data!
const count = async () => (await seller().countFreeByDefault()).data?.products
const free = () => aProduct(app().database, { postage: 'free' })

/** As the migration lists a product that was there before it. */
const listed = async (sum: number | null = null) => {
  const id = await free()
  await app()
    .database.statement.insertInto('free_by_default')
    .values({ product_id: id, free_from_cents: sum })
    .execute()
  return id
}
beforeEach(() => app().database.statement.deleteFrom('free_by_default').execute())

test('a new product goes by the shop’s rule, and its copy by the same word as the original', async () => {
  await aShop(app().database)
  const category = String(await aCategory(app().database))
  const shop_id = await aShop(app().database)
  const { data: added } = await seller().addProduct({ category, shop_id, name: aText('桃') })
  expect(added).toMatchObject({ postage: 'shop', free_shipping_money: null, free_by_default: 0 })
  const typed = await typeAsSeller(app(), [
    ...['products', 'add', '--name-zh', '梨', '--name-en', 'Pears'],
    ...['--category', category, '--shop', String(shop_id)],
  ])
  expect(await show(Number(/\d+/.exec(typed.out)?.[0]))).toMatchObject({ postage: 'shop' })
  await seller().changeProduct({ id: added!.id, postage: 'own', free_shipping_money: '100' })
  const { data: copy } = await seller().copyProduct({ id: added!.id })
  expect(copy).toMatchObject({ postage: 'own', free_shipping_money: '100.00' })
})

test('the three words: a sum of its own comes with one of them, and goes with the others', async () => {
  const id = await free()
  const change = (parts: Omit<Parameters<ReturnType<typeof seller>['changeProduct']>[0], 'id'>) =>
    seller().changeProduct({ id, ...parts })
  expect(await change({ postage: 'own' })).toMatchObject({ code: 0, reason: 'products_no_sum' })
  expect(await change({ postage: 'own', free_shipping_money: '0' })).toMatchObject({
    reason: 'products_no_sum',
  })
  expect(await change({ postage: 'own', free_shipping_money: '100' })).toMatchObject({
    data: { postage: 'own', free_shipping_money: '100.00' },
  })
  expect(await change({ postage: 'own' })).toMatchObject({ data: { free_shipping_money: '100.00' } })
  expect(await change({ postage: 'free' })).toMatchObject({
    data: { postage: 'free', free_shipping_money: null },
  })
  expect(await change({ free_shipping_money: '66' })).toMatchObject({ data: { postage: 'own' } })
  expect(await change({ free_shipping_money: null })).toMatchObject({
    data: { postage: 'shop', free_shipping_money: null },
  })
  expect(await change({ is_new: 1 })).toMatchObject({ data: { postage: 'shop' } })
})

test('the command says it in the same words', async () => {
  const id = await free()
  const type = (...args: string[]) => typeAsSeller(app(), ['products', ...args])
  await type('change', String(id), '--free-shipping-from', '120')
  expect(await show(id)).toMatchObject({ postage: 'own', free_shipping_money: '120.00' })
  expect((await type('show', String(id))).out).toContain('free from ¥120.00')
  await type('change', String(id), '--postage', 'free')
  expect((await type('show', String(id))).out).toContain('always free')
  expect((await type('postage', 'shop', String(id))).out).toBe('1 product now pays postage by its rule\n')
  expect(await show(id)).toMatchObject({ postage: 'shop' })
})

test('what an older version made free is listed until one press puts all of it under the rule', async () => {
  const [plain, withSum, other] = [await listed(), await listed(10_000), await free()]
  expect(await count()).toBe(2)
  const { data: list } = await seller().listSellerProducts({ shelf: 'free_by_default' })
  expect(list?.data.map(({ id, postage }) => [id, postage])).toEqual([
    [withSum, 'free'],
    [plain, 'free'],
  ])
  expect(await show(plain)).toMatchObject({ postage: 'free', free_by_default: 1 })
  expect(await seller().setPostage({ postage: 'shop' })).toMatchObject({ code: 1, data: { products: 2 } })
  expect(await show(plain)).toMatchObject({ postage: 'shop', free_by_default: 0 })
  expect(await show(withSum)).toMatchObject({ postage: 'own', free_shipping_money: '100.00' })
  expect(await show(other)).toMatchObject({ postage: 'free' })
  expect(await count()).toBe(0)
  const trail = (await asSeller(app()).auditSeller.listAudit({ thing: 'product', thing_id: String(withSum) }))
    .data
  expect(trail?.data[0]).toMatchObject({
    before: { postage: 'free' },
    after: { postage: 'own', free_shipping_money: '100.00' },
  })
})

test('or one press says that all of it is really free', async () => {
  const id = await listed(10_000)
  expect(await seller().setPostage({ postage: 'free' })).toMatchObject({ data: { products: 1 } })
  expect(await show(id)).toMatchObject({ postage: 'free', free_shipping_money: null, free_by_default: 0 })
  expect(await count()).toBe(0)
})

test('chosen ones go alone, by hand as well, and who only changes something else has said nothing', async () => {
  const [chosen, byHand, stays] = [await listed(), await listed(), await listed()]
  await seller().setPostage({ ids: [chosen], postage: 'free' })
  await seller().changeProduct({ id: byHand, postage: 'free' })
  await seller().changeProduct({ id: stays, is_new: 1 })
  expect(await count()).toBe(1)
  expect(await show(stays)).toMatchObject({ free_by_default: 1 })
  expect(await seller().setPostage({ ids: [stays, 999_999], postage: 'shop' })).toMatchObject({
    code: 0,
    reason: 'products_none',
  })
  await seller().removeProduct({ id: stays })
  expect(await count()).toBe(0)
})

test('who may not set prices does not say it', async () => {
  const id = await listed()
  const editor = await aPersonAtDesk(app(), 'editor')
  expect(await editor.call('productsSeller', 'setPostage', { postage: 'shop' })).toMatchObject({ code: 0 })
  expect(await show(id)).toMatchObject({ postage: 'free' })
})

test('what the release before writes is read in today’s words', async () => {
  const id = await listed(10_000)
  const write = async (free_shipping: boolean, free_shipping_cents: number | null) => {
    const { statement } = app().database
    await statement
      .updateTable('product')
      .set({ free_shipping, free_shipping_cents })
      .where('id', '=', id)
      .execute()
    const { postage, free_shipping_money } = await show(id)
    return [postage, free_shipping_money]
  }
  expect(await write(true, 8800)).toEqual(['free', null])
  expect(await count()).toBe(1)
  expect(await write(false, 9900)).toEqual(['own', '99.00'])
  expect(await count()).toBe(0)
  expect(await write(false, null)).toEqual(['shop', null])
  expect(await write(false, 0)).toEqual(['free', null])
})
