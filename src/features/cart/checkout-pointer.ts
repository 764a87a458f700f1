import {
  type GoodsPointer,
  isQuantity,
  MAX_ORDER_LINES,
  MAX_QUANTITY,
} from '#features/catalogue/quantity-rules.ts'

/** An order's goods in an address: ids and quantities only; `cart` says that the line leaves the cart. */
export type CheckoutPointer = GoodsPointer & { cart?: 1 }

export function checkoutPath(lines: readonly CheckoutPointer[]): string {
  const bare = lines.map(({ product_id, sku_price_id, num, cart }) => ({
    product_id,
    sku_price_id,
    num,
    ...(cart ? { cart } : {}),
  }))
  return `/orders/${encodeURIComponent(JSON.stringify(bare))}`
}

/** Nothing for what is no list of goods: a cut-off link, a hand-made one. Further fields are not read. */
export function readCheckoutPointer(text: string | undefined): CheckoutPointer[] | undefined {
  const list = parse(text)
  if (!Array.isArray(list) || list.length === 0 || list.length > MAX_ORDER_LINES) return undefined
  const lines = list.map(readLine)
  return lines.every((line) => line !== undefined) ? lines : undefined
}

function parse(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return undefined
  }
}

function readLine(value: unknown): CheckoutPointer | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { product_id, sku_price_id, num, cart } = value as Record<string, unknown>
  const [product, sku, quantity] = [product_id, sku_price_id, num].map(readNumber)
  if (!product || !sku || quantity === undefined) return undefined
  // A quantity no order takes becomes the nearest one it does: the page shows it and the buyer decides.
  const whole = isQuantity(quantity) ? quantity : Math.min(Math.max(Math.trunc(quantity), 1), MAX_QUANTITY)
  return { product_id: product, sku_price_id: sku, num: whole, ...(cart ? { cart: 1 as const } : {}) }
}

function readNumber(value: unknown): number | undefined {
  const figure = typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value
  return typeof figure === 'number' && Number.isSafeInteger(figure) ? figure : undefined
}
