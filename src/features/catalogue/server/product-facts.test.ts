import { expect, test } from 'vitest'
import { asSeller } from '#testing/as-seller.ts'
import { aGood } from '#testing/builders/index.ts'
import { testApp } from '#testing/start-test-app.ts'

const app = testApp()

test('a product tells where it comes from, how it is kept and what it weighs, as far as the seller has said', async () => {
  const { product_id: id, sku_price_id } = await aGood(app().database)
  const { productsSeller } = asSeller(app())
  const shown = async (language: string) =>
    (await app().as({ language }).catalogue.productDetail({ id })).data
  expect(await shown('zh-cn')).toMatchObject({ origin: '', storage: '', shelf_days: 0 })
  await productsSeller.changeProduct({
    id,
    origin: { zh_CN: '山东烟台', en_US: 'Yantai, Shandong' },
    storage: { zh_CN: '0 到 4℃ 冷藏', en_US: 'Refrigerate at 0 to 4 °C' },
    shelf_days: 45,
  })
  await productsSeller.changeSku({ id: sku_price_id, nominal_grams: 2500 })
  expect(await shown('zh-cn')).toMatchObject({
    origin: '山东烟台',
    storage: '0 到 4℃ 冷藏',
    shelf_days: 45,
    sku_data: [{ nominal_grams: 2500 }],
  })
  expect(await shown('en-us')).toMatchObject({ origin: 'Yantai, Shandong' })
})

test('a card tells what the size weighs that its price is for, in lists and in searches', async () => {
  const { product_id: id, sku_price_id } = await aGood(app().database, { cents: 1280, name: '按斤比价的梨' })
  const { productsSeller } = asSeller(app())
  await productsSeller.changeSku({ id: sku_price_id, nominal_grams: 2500 })
  await productsSeller.addSku({
    product_id: id,
    name: { zh_CN: '小份', en_US: 'Small' },
    price: '5.00',
    nominal_grams: 400,
  })
  const small = { id, price: '5.00', nominal_grams: 400 }
  const found = await app().as({}).search.searchProducts({ keyword: '按斤比价的梨' })
  expect(found.data?.data).toMatchObject([small])
  const listed = await app().as({}).catalogue.listProducts({})
  expect(listed.data?.data.find((card) => card.id === id)).toMatchObject(small)
})
