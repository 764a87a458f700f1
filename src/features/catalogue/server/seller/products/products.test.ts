import { expect, test } from 'vitest'
import { ORDER } from '#features/orders/order-states.ts'
import { asSeller } from '#testing/as-seller.ts'
import { aPicture, fileOf } from '#testing/builders/build-picture.ts'
import {
  aBuyer,
  aCategory,
  aGood,
  anOrderIn,
  aProduct,
  aShop,
  aShopper,
  aSku,
  aText,
} from '#testing/builders/index.ts'
import { testApp } from '#testing/start-test-app.ts'

const app = testApp()
const products = () => asSeller(app()).productsSeller
const seen = (id: number, language = 'zh-cn') => app().as({ language }).catalogue.productDetail({ id })

async function aDraft() {
  const shop_id = await aShop(app().database)
  const category = String(await aCategory(app().database))
  const added = await products().addProduct({ shop_id, category, name: aText('阳山水蜜桃') })
  expect(added).toMatchObject({ code: 1 })
  return added.data!.id
}

const aFile = async (width = 64) => ({ source: fileOf(await aPicture({ width, height: 96 })) })

test('a product is begun, says what is in its way, and is for sale once nothing is', async () => {
  const id = await aDraft()
  const why = async () => (await products().showSellerProduct({ id })).data?.why_not
  const putOn = () => products().switchProducts({ ids: [id], on_sale: 1 })
  expect(await why()).toEqual(['off', 'no_picture', 'no_sku'])
  expect(await putOn()).toMatchObject({
    code: 0,
    reason: 'products_not_ready',
    msg: '阳山水蜜桃 还不能上架：没有图片，没有规格',
    data: { id, why: ['no_picture', 'no_sku'] },
  })
  expect(await seen(id)).toMatchObject({ code: 0 })

  const sku = { product_id: id, name: aText('六个装'), price: '39.90', market_price: '59' }
  expect(await products().addSku({ ...sku, stock: 0 })).toMatchObject({ code: 1 })
  expect(await products().addProductPictures({ id, pictures: [await aFile()] })).toMatchObject({ code: 1 })
  expect(await why()).toEqual(['off', 'no_stock'])
  expect(await putOn()).toMatchObject({ code: 1, msg: '已上架 1 个商品' })
  expect((await seen(id)).data).toMatchObject({ name: '阳山水蜜桃', price: '39.90' })
  expect(await why()).toEqual(['no_stock'])

  const [made] = (await products().showSellerProduct({ id })).data!.skus
  await asSeller(app()).catalogueSeller.setStock({ sku_id: made!.id, how: 'add', number: 5, reason: '到货' })
  expect(await why()).toEqual([])
})

test('each of many products that cannot be put on the shelf is named with its reason, and none is changed', async () => {
  const ready = await aProduct(app().database, { name: aText('红富士'), onSale: false })
  const drafts = [await aDraft(), await aDraft()]
  expect(await products().switchProducts({ ids: [...drafts, ready], on_sale: 1 })).toMatchObject({
    reason: 'products_none_ready',
    msg: '2 个商品还不能上架，本次没有更改：阳山水蜜桃（没有图片，没有规格），阳山水蜜桃（没有图片，没有规格）',
  })
  expect((await products().showSellerProduct({ id: ready })).data?.why_not).toEqual(['off'])
})

test('a change touches what is named, is seen at once and found by search, and leaves a trace', async () => {
  const id = await aProduct(app().database, { name: aText('红富士') })
  await seen(id)
  const changed = await products().changeProduct({
    id,
    name: { zh_CN: '糖心红富士' },
    is_new: 1,
    cold_class: 'chilled',
    shelf_days: 14,
    origin: { zh_CN: '山东烟台' },
  })
  expect(changed).toMatchObject({
    code: 1,
    data: { name: { zh_CN: '糖心红富士', en_US: '红富士 (en)' }, cold_class: 'chilled', shelf_days: 14 },
  })
  expect((await seen(id)).data?.name).toBe('糖心红富士')
  expect((await seen(id, 'en-us')).data?.name).toBe('红富士 (en)')
  const found = await app().as().search.searchProducts({ keyword: '糖心' })
  expect(found.data?.data.map((one) => one.id)).toContain(id)
  const trail = await asSeller(app()).auditSeller.listAudit({ thing: 'product', thing_id: String(id) })
  expect(trail.data?.data[0]).toMatchObject({ before: { cold_class: 'ambient' }, after: { shelf_days: 14 } })
  expect(await products().changeProduct({ id, category: 'nowhere' })).toMatchObject({
    code: 0,
    reason: 'products_no_category',
  })
  expect(await products().changeProduct({ id: 999_999 })).toMatchObject({ code: 0, reason: 'products_none' })
})

test('one price is changed alone, and the product costs what its cheapest sku does', async () => {
  const skus = [aSku({ priceCents: 2000 }), aSku({ name: aText('大箱'), priceCents: 5000 })]
  const id = await aProduct(app().database, { skus })
  const [small, large] = (await products().showSellerProduct({ id })).data!.skus.map((sku) => sku.id)
  expect(await products().changeSku({ id: large!, price: '12.80' })).toMatchObject({ code: 1 })
  const { data } = await seen(id)
  expect([data?.price, ...data!.sku_data.map(({ price }) => price)]).toEqual(['12.80', '20.00', '12.80'])
  expect(await products().changeSku({ id: small!, market_price: '19.99' })).toMatchObject({
    code: 0,
    reason: 'products_market_below',
  })
  expect(
    await products().changeSku({ id: small!, code: 'A-1', barcode: '690000', nominal_grams: 500 }),
  ).toMatchObject({
    code: 1,
    data: { skus: [{ code: 'A-1', barcode: '690000', nominal_grams: 500, stock: 100 }, {}] },
  })
  expect(await products().changeSku({ id: large!, barcode: '690000' })).toMatchObject({
    code: 0,
    msg: `690000 已用于规格 ${small}`,
  })
  expect(await products().removeSku({ id: large! })).toMatchObject({ code: 1 })
  expect((await seen(id)).data?.price).toBe('20.00')
  expect(await products().removeSku({ id: small! })).toMatchObject({ code: 0, reason: 'products_last_sku' })
})

test('pictures are added, ordered, described, cut elsewhere and removed; the shelf never shows none', async () => {
  const id = await aDraft()
  const three = [await aFile(64), await aFile(66), await aFile(68)]
  const added = await products().addProductPictures({ id, pictures: three, alt: aText('一篮桃子') })
  const [one, two, last] = added.data!.pictures.map(({ address }) => address)
  expect(await products().orderProductPictures({ id, positions: [3, 1] })).toMatchObject({
    data: { pictures: [{ address: last }, { address: one }, { address: two }] },
  })
  expect(await products().orderProductPictures({ id, positions: [4] })).toMatchObject({
    code: 0,
    reason: 'products_no_picture_at',
  })
  const moved = await products().changeProductPicture({ id, position: 1, focus: { x: 0.2, y: 0.9 } })
  expect(moved.data?.pictures[0]).toEqual({
    address: `${last}-2090`,
    alt: aText('一篮桃子'),
    focus: { x: 0.2, y: 0.9 },
  })
  await products().addSku({ product_id: id, name: aText('一箱'), price: 10 })
  await products().switchProducts({ ids: [id], on_sale: 1 })
  expect((await seen(id)).data).toMatchObject({
    covers: [`${last}-2090`, one, two],
    cover_alts: ['一篮桃子', '一篮桃子', '一篮桃子'],
  })
  await products().changeProductPicture({ id, position: 2, alt: aText('切开的桃子') })
  expect((await seen(id, 'en-us')).data?.cover_alts[1]).toBe('切开的桃子 (en)')
  const listed = await app().as().catalogue.listProducts({ orderby: 'time' })
  expect(listed.data?.data.find((card) => card.id === id)?.cover_alt).toBe('一篮桃子')

  await products().removeProductPicture({ id, position: 3 })
  await products().removeProductPicture({ id, position: 2 })
  expect(await products().removeProductPicture({ id, position: 1 })).toMatchObject({
    code: 0,
    reason: 'products_last_picture',
  })
  const demo = await aProduct(app().database)
  expect(
    await products().changeProductPicture({ id: demo, position: 1, focus: { x: 0, y: 0 } }),
  ).toMatchObject({ code: 0, reason: 'products_picture_not_own' })
})

test('a copy begins without stock, codes and the shelf', async () => {
  const id = await aProduct(app().database, { isNew: true })
  const [sku] = (await products().showSellerProduct({ id })).data!.skus
  await products().changeSku({ id: sku!.id, code: 'COPY-1', nominal_grams: 250 })
  const copied = (await products().copyProduct({ id })).data!
  expect(copied).toMatchObject({
    on_sale: 0,
    is_new: 0,
    sales: 0,
    name: aText('红富士苹果'),
    skus: [{ price: '12.80', stock: 0, code: '', nominal_grams: 250 }],
    why_not: ['off', 'no_stock'],
  })
  expect(copied.id).not.toBe(id)
})

test('what nobody ordered is removed; what somebody did is only taken off the shelf', async () => {
  const never = await aProduct(app().database)
  expect(await products().removeProduct({ id: never })).toMatchObject({ code: 1, data: { removed: 1 } })
  expect(await products().showSellerProduct({ id: never })).toMatchObject({ code: 0 })

  const good = await aGood(app().database)
  const bought = good.product_id
  const shopper = await aShopper(app(), { cents: 100_000 })
  const order = await anOrderIn(app(), shopper, ORDER.awaitingPayment, [{ ...good, num: 1 }])
  // Closed, it has given everything back; but somebody has it in their list.
  await shopper.api.orders.cancelOrder({ id: order.id })
  expect(await products().removeProduct({ id: bought })).toMatchObject({
    code: 1,
    data: { removed: 0 },
    msg: `商品 ${bought} 有人下过单，不能删除，已下架`,
  })
  expect((await products().showSellerProduct({ id: bought })).data?.on_sale).toBe(0)
})

test('many are switched together or not at all, and nobody but the seller does', async () => {
  const good = await aProduct(app().database)
  const draft = await aDraft()
  await products().switchProducts({ ids: [good], on_sale: 0 })
  expect(await products().switchProducts({ ids: [good, draft], on_sale: 1 })).toMatchObject({ code: 0 })
  expect((await products().showSellerProduct({ id: good })).data?.on_sale).toBe(0)
  const { token } = await aBuyer(app().database)
  for (const path of ['products/add', 'products/switch', 'products/remove', 'skus/change']) {
    expect(await app().call(`/seller/${path}`, { id: good }, { token })).toMatchObject({ status: 404 })
  }
})
