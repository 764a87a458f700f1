import { expect, test } from 'vitest'
import { aBuyer, aGood } from '#testing/builders/index.ts'
import { testApp } from '#testing/start-test-app.ts'
import type { CartLine } from '../cart-contract.ts'
import { removeLines } from './remove-lines.ts'

const app = testApp()

/** A buyer with a cart of `lines` goods. */
async function aCart(lines: number, stock = 50) {
  const buyer = await aBuyer(app().database)
  const cart = app().as({ token: buyer.token }).cart
  const skuIds: number[] = []
  for (let n = 0; n < lines; n += 1) {
    const good = await aGood(app().database, { stock })
    skuIds.push(good.sku_price_id)
    await cart.addLine({ ...good, num: 3 })
  }
  const list = async () => (await cart.listLines()).data as CartLine[]
  return { ...buyer, cart, skuIds, list, lines: await list() }
}

test('a line takes another quantity, up to what is in stock', async () => {
  const { cart, lines, list } = await aCart(1, 10)
  const { id, product_id, sku_price_id } = lines[0] as CartLine
  expect(await cart.updateLine({ id, product_id, sku_price_id, type: 'cover', num: 9 })).toMatchObject({
    code: 1,
    data: { id, num: 9 },
  })
  expect(await cart.updateLine({ id, type: 'add', num: 1 })).toMatchObject({ data: { num: 10 } })
  expect(await cart.updateLine({ id, num: 11 })).toMatchObject({
    code: 0,
    msg: '库存不足，仅剩 10 件',
    data: { left: 10 },
  })
  expect(await cart.updateLine({ id, num: 0 })).toMatchObject({ code: 0, msg: '购买数量须在 1 到 99 之间' })
  expect((await list())[0]?.num).toBe(10)
})

test("another buyer's line answers like one that is not there, and stays", async () => {
  const mine = await aCart(1)
  const other = await aCart(1)
  const id = mine.lines[0]?.id ?? 0
  for (const answer of [
    await other.cart.updateLine({ id, num: 1 }),
    await other.cart.deleteLines({ id: String(id) }),
    await other.cart.moveLines({ id: String(id) }),
  ]) {
    expect(answer).toMatchObject({ code: 0, msg: '购物车里没有这件商品' })
  }
  expect(await mine.list()).toEqual(mine.lines)
  const foreign = other.lines[0]?.sku_price_id ?? 0
  expect(await mine.cart.updateLine({ id, sku_price_id: foreign, num: 1 })).toMatchObject({ code: 0 })
})

test('chosen lines are deleted, the others stay, and the count follows at once', async () => {
  const { cart, lines, list } = await aCart(3)
  expect(await cart.countLines()).toMatchObject({ data: { count: 3 } })
  const ids = lines.slice(0, 2).map(({ id }) => id)
  expect(await cart.deleteLines({ id: ids.join(',') })).toMatchObject({
    code: 1,
    msg: '删除成功',
    data: { count: 1 },
  })
  expect((await list()).map(({ id }) => id)).toEqual([lines[2]?.id])
  expect(await cart.countLines()).toMatchObject({ data: { count: 1 } })
  expect(await cart.deleteLines({ id: '' })).toMatchObject({ code: 0, msg: '请选择删除商品' })
  expect((await cart.deleteLines({ id: '1,x' })).code).toBe(0)
})

test('chosen lines move to the favourites', async () => {
  const { cart, lines, token } = await aCart(2)
  expect(await cart.moveLines({ id: '' })).toMatchObject({ code: 0, msg: '请选择移入商品' })
  expect(await cart.moveLines({ id: lines.map(({ id }) => id).join(',') })).toMatchObject({
    code: 1,
    msg: '移入成功',
    data: { count: 0 },
  })
  const favourites = (await app().as({ token }).collection.listFavourites({ page: 1 })).data
  expect(favourites?.data.map((each) => each.product_id).sort()).toEqual(
    lines.map((each) => each.product_id).sort(),
  )
})

test('an order takes just its own lines out of the cart', async () => {
  const mine = await aCart(3)
  const other = await aCart(1)
  await app().database.write((write) =>
    removeLines({ tx: write }, mine.id, [...mine.skuIds.slice(0, 2), ...other.skuIds]),
  )
  expect((await mine.list()).map((line) => line.sku_price_id)).toEqual([mine.skuIds[2]])
  expect(await other.list()).toHaveLength(1)
})

test('a line that cannot be bought says why, in the language of the buyer', async () => {
  const { token, cart, list } = await aCart(0)
  const change = async (sku: object | undefined, product: object | undefined) => {
    const good = await aGood(app().database, { stock: 50 })
    const { product_id: productId, sku_price_id: skuId } = good
    await cart.addLine({ ...good, num: 5 })
    if (sku) await app().database.statement.updateTable('sku').set(sku).where('id', '=', skuId).execute()
    if (product)
      await app().database.statement.updateTable('product').set(product).where('id', '=', productId).execute()
    return { productId, skuId }
  }
  await change({ stock: 2 }, undefined)
  await change({ stock: 0 }, undefined)
  await change(undefined, { on_sale: false })
  const gone = await change(undefined, undefined)
  await app().database.statement.deleteFrom('sku').where('id', '=', gone.skuId).execute()
  const said = (lines: CartLine[]) =>
    lines.map(({ state, reason, sku_price }) => [state, reason, sku_price.name])
  expect(said(await list())).toEqual([
    ['gone', '该规格已失效', '一箱'],
    ['off_sale', '商品已下架', '一箱'],
    ['sold_out', '商品已售罄', '一箱'],
    ['short', '库存不足，仅剩 2 件', '一箱'],
  ])
  const english = (await app().as({ token, language: 'en-us' }).cart.listLines()).data as CartLine[]
  expect(said(english)[0]).toEqual(['gone', 'This option is no longer offered', '一箱 (en)'])
  const short = (await list())[3] as CartLine
  expect(await cart.updateLine({ id: short.id, num: 2 })).toMatchObject({ code: 1 })
  expect((await list())[3]).toMatchObject({ state: 'ok', num: 2 })
})

test('without a login there is no cart to read', async () => {
  expect(await app().call('/v1/654a1b35637b5')).toMatchObject({ code: -201 })
})
