import { mostOf } from '#features/cart/quantity-rules.ts'
import { newKey } from '#platform/contract/new-key.ts'
import { MAX_LINES } from '../cart-rules.ts'
import { type BrowserLine, browserCart } from './browser-cart.ts'

const save = (lines: readonly BrowserLine[]) =>
  browserCart.write({ key: lines.length === 0 ? '' : newKey(), lines })

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

/** Another sku instead of one; a line that has it already takes the number in. */
export function changeInBrowserCart(skuId: number, line: BrowserLine, most: number): boolean {
  const { lines } = browserCart.read()
  const same = lines.find((each) => each.sku_price_id === line.sku_price_id && line.sku_price_id !== skuId)
  const num = line.num + (same?.num ?? 0)
  if (num > most) return false
  save(
    lines
      .filter((each) => each !== same)
      .map((each) => (each.sku_price_id === skuId ? { ...line, num } : each)),
  )
  return true
}

export const takeFromBrowserCart = (skuIds: readonly number[]) =>
  save(browserCart.read().lines.filter((line) => !skuIds.includes(line.sku_price_id)))

export const emptyBrowserCart = () => save([])
