import { type GoodsPointer, isQuantity } from '#features/cart/quantity-rules.ts'
import { createStored } from '#web/create-stored.ts'
import { MAX_LINES } from '../cart-rules.ts'

/** What a visitor has put aside, kept in the browser until a login takes it over. */
export type BrowserLine = GoodsPointer & { snapshot_price?: string }
/** `key` makes a merge that is sent twice happen once; it is a new one after every change. */
export type BrowserCart = { key: string; lines: readonly BrowserLine[] }

const EMPTY: BrowserCart = { key: '', lines: [] }
const PRICE = /^\d+\.\d{2}$/

export const browserCart = createStored<BrowserCart>('cart', EMPTY, understand)

function understand(value: unknown): BrowserCart {
  const { key, lines } = (value ?? {}) as { key?: unknown; lines?: unknown }
  if (typeof key !== 'string' || !Array.isArray(lines)) return EMPTY
  return { key, lines: lines.filter(isLine).slice(0, MAX_LINES) }
}

function isLine(value: unknown): value is BrowserLine {
  const { product_id, sku_price_id, num, snapshot_price: price } = (value ?? {}) as Record<string, unknown>
  const ids = [product_id, sku_price_id].every((id) => Number.isSafeInteger(id) && Number(id) > 0)
  return (
    ids &&
    isQuantity(Number(num)) &&
    (price === undefined || (typeof price === 'string' && PRICE.test(price)))
  )
}
