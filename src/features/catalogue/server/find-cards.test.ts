import { expect, test } from 'vitest'
import { run } from '#platform/database/raw-sql.ts'
import { asSeller } from '#testing/as-seller.ts'
import { aProduct, aSku } from '#testing/builders/index.ts'
import { testApp } from '#testing/start-test-app.ts'

const app = testApp()

const named = (zh_CN: string, en_US: string) => ({ zh_CN, en_US })
const search = async (keyword: string, language = 'zh-cn') =>
  (await app().as({ language }).search.searchProducts({ keyword })).data?.data ?? []

test('a card that one list has shown stands in the next without being read again, in each language', async () => {
  const id = await aProduct(app().database, {
    name: named('东山枇杷 现摘', 'Dongshan loquats, picked today'),
  })
  expect(await search('东山枇杷')).toMatchObject([{ id, name: '东山枇杷 现摘' }])
  expect(await search('loquats', 'en-us')).toMatchObject([{ id, name: 'Dongshan loquats, picked today' }])
  // Behind the shop's back, so that whoever reads it anew betrays it.
  await run(app().database.statement)`update product set sales = 77 where id = ${id}`
  expect(await search('枇杷')).toMatchObject([{ id, sales: 0 }])
  const { data: list } = await app().as().catalogue.listProducts({ orderby: 'time' })
  expect(list?.data.find((card) => card.id === id)).toMatchObject({ sales: 0 })
})

test('what a seller changes stands on every card at once', async () => {
  const id = await aProduct(app().database, {
    name: named('莆田桂圆 新货', 'Putian longans'),
    skus: [aSku({ priceCents: 2000, stock: 50 })],
  })
  expect(await search('桂圆')).toMatchObject([{ price: '20.00', sold_out: 0 }])
  const { id: skuId } = await app()
    .database.read.selectFrom('sku')
    .select('id')
    .where('product_id', '=', id)
    .executeTakeFirstOrThrow()
  const line = { sku_id: skuId, was_price: '20', was_market: '0', price: '18.5', market_price: '0' }
  expect(await asSeller(app()).pricesSeller.runPrices({ lines: [line] })).toMatchObject({ code: 1 })
  expect(await search('莆田桂圆')).toMatchObject([{ price: '18.50' }])
  const empty = { sku_id: skuId, how: 'set', number: 0, reason: '盘点' } as const
  expect(await asSeller(app()).catalogueSeller.setStock(empty)).toMatchObject({ code: 1 })
  expect(await search('桂圆 莆田')).toMatchObject([{ price: '18.50', sold_out: 1 }])
})

test('what sells out says so on every card within two seconds', async () => {
  const id = await aProduct(app().database, {
    name: named('漳州芦柑 甜', 'Zhangzhou tangerines'),
    skus: [aSku({ stock: 1 })],
  })
  expect(await search('芦柑')).toMatchObject([{ id, sold_out: 0 }])
  await run(app().database.statement)`update sku set stock = 0 where product_id = ${id}`
  app().now = new Date(app().now.getTime() + 2000)
  expect(await search('漳州芦柑')).toMatchObject([{ id, sold_out: 1 }])
})
