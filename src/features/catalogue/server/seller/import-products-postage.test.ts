import { beforeAll, expect, test } from 'vitest'
import type { ImportFaults } from '#features/catalogue/catalogue-seller-contract.ts'
import { asSeller } from '#testing/as-seller.ts'
import { placePictures } from '#testing/builders/build-picture.ts'
import { aCategory, aProduct, aShop } from '#testing/builders/index.ts'
import { testApp } from '#testing/start-test-app.ts'

const app = testApp()
beforeAll(() => placePictures(app()))
const seller = () => asSeller(app(), 'en_US')

async function importFile(text: string, format: 'csv' | 'json' = 'csv') {
  const source = (async function* () {
    yield Buffer.from(text)
  })()
  return seller().catalogueSeller.importProducts({ format, source })
}

const show = async (id: number) => {
  const { data } = await seller().productsSeller.showSellerProduct({ id })
  return [data?.postage, data?.free_shipping_money, data?.free_by_default]
}

test('a product a file adds goes by the shop’s rule, unless the file says otherwise', async () => {
  const shop = await aShop(app().database)
  const { slug } = await app()
    .database.read.selectFrom('category')
    .select('slug')
    .where('id', '=', await aCategory(app().database))
    .executeTakeFirstOrThrow()
  const head =
    'shop_id,category,name_zh,name_en,covers,sku_name_zh,sku_name_en,price,postage,free_shipping_money\n'
  const row = (name: string, said: string) =>
    `${shop},${slug},${name},${name},/pictures/product-1-1,一箱,Box,39.80,${said}\n`
  const answer = await importFile(
    head + row('甲', ',') + row('乙', 'FREE,') + row('丙', 'own,100') + row('丁', ',100'),
  )
  expect(answer).toMatchObject({ code: 1, data: { added: 4 } })
  const { data } = await seller().productsSeller.listSellerProducts({ shop_id: shop })
  const found = data!.data.toReversed().map((one) => [one.name.zh_CN, one.postage, one.free_shipping_money])
  expect(found).toEqual([
    ['甲', 'shop', null],
    ['乙', 'free', null],
    ['丙', 'own', '100.00'],
    ['丁', 'own', '100.00'],
  ])
})

test.each([
  ['free_shipping', '0', ['own', '66.00', 0]],
  ['free_shipping', '1', ['free', null, 0]],
  ['free_shipping,free_shipping_money', '1,', ['free', null, 0]],
  ['free_shipping,free_shipping_money', '0,', ['shop', null, 0]],
  ['free_shipping,free_shipping_money', '0,100', ['own', '100.00', 0]],
  ['free_shipping,free_shipping_money', '1,100', ['own', '100.00', 0]],
  ['free_shipping,free_shipping_money', '0,0', ['free', null, 0]],
  ['free_shipping_money', '', ['shop', null, 0]],
  ['postage', 'free', ['free', null, 0]],
  ['postage', '', ['own', '66.00', 0]],
  ['free_shipping', '', ['own', '66.00', 0]],
])('a file of today or before with %s %s is understood', async (columns, cells, expected) => {
  const id = await aProduct(app().database, { postage: 'own', freeFromCents: 6600 })
  expect(await importFile(`id,is_new,${columns}\n${id},1,${cells}\n`)).toMatchObject({ code: 1 })
  expect(await show(id)).toEqual(expected)
})

test('the preview names what changes, in today’s words; an older file in JSON is understood as well', async () => {
  const id = await aProduct(app().database, { postage: 'free' })
  expect(await importFile(JSON.stringify([{ id, free_shipping: false }]), 'json')).toMatchObject({
    data: { changes: [{ product_id: id, column: 'postage', before: 'free', after: 'shop' }] },
  })
  expect(await importFile(`id,free_shipping\n${id},0\n`)).toMatchObject({ data: { unchanged: 1 } })
})

test('a word without its sum, a sum without its word, and what is no word are named', async () => {
  const id = await aProduct(app().database, { postage: 'shop' })
  const faults = async (columns: string, cells: string) => {
    const answer = await importFile(`id,${columns}\n${id},${cells}\n`)
    const { faults: found } = answer.data as unknown as ImportFaults
    return found.map(({ column, reason }) => `${column}: ${reason}`)
  }
  const both = 'postage,free_shipping_money'
  expect(await faults(both, 'own,')).toEqual(['free_shipping_money: own needs the sum from which it is free'])
  expect(await faults(both, 'own,0')).toEqual([
    'free_shipping_money: own needs the sum from which it is free',
  ])
  expect(await faults(both, 'free,100')).toEqual([
    'free_shipping_money: only a product whose postage is own has a sum of its own',
  ])
  expect(await faults('postage', 'never')).toEqual(['postage: must be one of shop, own, free'])
  expect(await faults('free_shipping', 'maybe')).toEqual(['free_shipping: must be 0 or 1'])
  expect(await faults('free_shipping_money', 'a lot')).toEqual([
    expect.stringContaining('free_shipping_money'),
  ])
})

test('what an older version made free stays listed while a file speaks of other things', async () => {
  const id = await aProduct(app().database, { postage: 'free' })
  await app()
    .database.statement.insertInto('free_by_default')
    .values({ product_id: id, free_from_cents: null })
    .execute()
  await importFile(`id,is_new\n${id},1\n`)
  expect(await show(id)).toEqual(['free', null, 1])
  await importFile(`id,postage\n${id},shop\n`)
  expect(await show(id)).toEqual(['shop', null, 0])
})
