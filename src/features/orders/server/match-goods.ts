import type { GoodsPointer } from '#features/cart/quantity-rules.ts'
import type { Goods } from '#features/catalogue/server/stock/find-goods.ts'
import type { Language } from '#platform/i18n/language.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'

export type Wanted<G extends Goods = Goods> = { goods: G; quantity: number }

/** Puts what was found beside what was asked for. A sku that is gone, or of another product, is refused. */
export function matchGoods<G extends Goods>(
  lines: readonly GoodsPointer[],
  found: readonly G[],
): Wanted<G>[] {
  const bySku = new Map(found.map((goods) => [goods.sku_id, goods]))
  return lines.map((line) => {
    const goods = bySku.get(line.sku_price_id)
    if (!goods || goods.product_id !== line.product_id) return refuse(m.orders_goods_gone)
    return { goods, quantity: line.num }
  })
}

/** An order is shipped or downloaded, never both. */
export function isVirtual(wanted: readonly Wanted[]): boolean {
  const virtual = wanted.some(({ goods }) => goods.virtual)
  if (virtual && !wanted.every(({ goods }) => goods.virtual)) refuse(m.orders_mixed)
  return virtual
}

export function refuseOffSale(wanted: readonly Wanted[], language: Language): void {
  const off = wanted.find(({ goods }) => !goods.on_sale)
  if (off) refuse(m.orders_off_sale, { name: off.goods.title[language] })
}

/** Never above stock: the answer says what is left. */
export function refuseShort(wanted: readonly Wanted[], language: Language): void {
  const short = wanted.find(({ goods, quantity }) => goods.stock < quantity)
  if (!short) return
  const { title, stock, sku_id } = short.goods
  const name = title[language]
  if (stock === 0) refuse(m.orders_sold_out, { name }, { sku_price_id: sku_id, left: 0 })
  refuse(m.orders_stock_short, { name, left: stock }, { sku_price_id: sku_id, left: stock })
}
