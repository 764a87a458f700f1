import { readPrice } from '#features/catalogue/price-rules.ts'
import type { PricedProduct, PricedSku } from '#features/catalogue/prices-seller-contract.ts'
import { fromYuan } from '#platform/money.ts'

/** What can be typed for a sku. */
export const CELLS = ['price', 'market_price'] as const
export type Cell = (typeof CELLS)[number]

type Prices = Record<Cell, string>
/** What stood there when somebody began to type, and what they typed. */
export type SkuEdit = { was: Prices; now: Prices }
export type ShelfEdit = { was: number; now: number }
export type Edits = {
  skus: Readonly<Record<number, SkuEdit>>
  products: Readonly<Record<number, ShelfEdit>>
}

export const NO_EDITS: Edits = { skus: {}, products: {} }

const without = <T>(record: Readonly<Record<number, T>>, id: number): Record<number, T> =>
  Object.fromEntries(Object.entries(record).filter(([key]) => key !== String(id)))

/** A cell with something else in it. What is again as it was is no change. */
export function editCell({ skus, products }: Edits, sku: PricedSku, cell: Cell, typed: string): Edits {
  const was = skus[sku.id]?.was ?? { price: sku.price, market_price: sku.market_price }
  const now = { ...(skus[sku.id]?.now ?? was), [cell]: typed }
  const same = CELLS.every((one) => centsOf(one, now) === centsOf(one, was))
  return { products, skus: same ? without(skus, sku.id) : { ...skus, [sku.id]: { was, now } } }
}

export function turnShelf({ skus, products }: Edits, { id, on_sale }: PricedProduct): Edits {
  const rest = without(products, id)
  return { skus, products: products[id] ? rest : { ...rest, [id]: { was: on_sale, now: 1 - on_sale } } }
}

/** A sku or a product as it is now, with nothing of what was typed. */
export const forgetSku = ({ skus, products }: Edits, id: number): Edits => ({
  products,
  skus: without(skus, id),
})

/** In cents; nothing where it is no amount. An empty market price is none. */
export function centsOf(cell: Cell, prices: Prices): number | undefined {
  if (cell === 'market_price' && prices[cell].trim() === '') return 0
  return readPrice(prices[cell], 0)
}

export const isWrong = (edit: SkuEdit): boolean => CELLS.some((cell) => centsOf(cell, edit.now) === undefined)

/** A change such as +5% becomes the amount it makes of what stood there. */
export function workOut(typed: string, before: string): string {
  if (!typed.includes('%')) return typed
  const cents = readPrice(typed, fromYuan(before) ?? 0)
  return cents === undefined ? typed : (cents / 100).toFixed(2)
}

export const countEdits = ({ skus, products }: Edits): number =>
  Object.keys(skus).length + Object.keys(products).length

/** The changes as the call takes them; nothing wrong may be among them. */
export const linesOf = ({ skus, products }: Edits) => [
  ...Object.entries(skus).map(([id, { was, now }]) => ({
    sku_id: Number(id),
    was_price: was.price,
    was_market: was.market_price || '0',
    price: plain(now.price),
    market_price: plain(now.market_price) || '0',
  })),
  ...Object.entries(products).map(([id, { was, now }]) => ({
    product_id: Number(id),
    was_on_sale: was,
    on_sale: now,
  })),
]

const plain = (typed: string) => typed.replace(/[¥￥,，\s]/g, '')
