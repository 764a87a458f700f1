import { MAX_ORDER_LINES, nearestQuantity } from '#features/cart/quantity-rules.ts'
import { type CheckoutLine, readCheckout } from '#paths'

/**
 * The goods an address asks for, as far as an order takes them. A quantity no order takes becomes the nearest one it
 * does: the page shows it and the buyer decides.
 */
export function readLines(param: string | undefined): CheckoutLine[] | undefined {
  const lines = readCheckout(param)
  if (!lines || lines.length > MAX_ORDER_LINES) return undefined
  return lines.map((line) => ({ ...line, num: nearestQuantity(line.num) }))
}
