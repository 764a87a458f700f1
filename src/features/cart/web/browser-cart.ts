import { type GoodsPointer, isQuantity, mostOf } from '#features/cart/quantity-rules.ts'
import { newKey } from '#platform/contract/new-key.ts'
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

const save = (lines: readonly BrowserLine[]) =>
  browserCart.write(lines.length === 0 ? EMPTY : { key: newKey(), lines })

export type Put =
  | { outcome: 'added'; num: number }
  | { outcome: 'short'; left: number; have: number }
  | { outcome: 'full' }

/** Adds to what is there, the newest line first; `stock` is what the page knows of it. */
export function putIntoBrowserCart(line: BrowserLine, stock: number): Put {
  const { lines } = browserCart.read()
  const before = lines.find((each) => each.sku_price_id === line.sku_price_id)
  if (!before && lines.length >= MAX_LINES) return { outcome: 'full' }
  const have = before?.num ?? 0
  const num = have + line.num
  if (num > mostOf(stock)) return { outcome: 'short', left: mostOf(stock), have }
  save([{ ...line, num }, ...lines.filter((each) => each !== before)])
  return { outcome: 'added', num }
}

export const setInBrowserCart = (skuId: number, num: number) =>
  save(browserCart.read().lines.map((line) => (line.sku_price_id === skuId ? { ...line, num } : line)))

export const takeFromBrowserCart = (skuIds: readonly number[]) =>
  save(browserCart.read().lines.filter((line) => !skuIds.includes(line.sku_price_id)))

export const emptyBrowserCart = () => save([])
