import { fill, withQuery } from './fill-pattern.ts'
import { readId, readIdIn, readWhole } from './read-numbers.ts'

/*
 * Pointers are JSON in a path: ids and quantities, and nothing else is ever written into them or read from them.
 * Names and amounts come from the server. What is no pointer (a cut-off link, a hand-made one) reads as nothing.
 */

/** One of the goods to be ordered; `cart` says that the line leaves the cart. */
export type CheckoutLine = { product_id: number; sku_price_id: number; num: number; cart?: 1 }

/** What is chosen on the order page is in its address too, so that a reload and the language switch keep it. */
const NO_COUPON = 'none'

export type CheckoutChoice = {
  /** 0: the default one. */
  addressId: number
  /** 0: none; undefined: the one that takes the most off. */
  couponId: number | undefined
}

export function checkoutPath(lines: readonly CheckoutLine[], choice?: CheckoutChoice): string {
  const bare = lines.map(({ product_id, sku_price_id, num, cart }) => ({
    product_id,
    sku_price_id,
    num,
    ...(cart ? { cart } : {}),
  }))
  const path = fill('checkout', { order: JSON.stringify(bare) })
  return withQuery(path, {
    address: choice?.addressId || undefined,
    coupon: choice?.couponId === 0 ? NO_COUPON : choice?.couponId,
  })
}

export function readCheckout(param: string | undefined): CheckoutLine[] | undefined {
  const list = parse(param)
  if (!Array.isArray(list) || list.length === 0) return undefined
  const lines = list.map(readLine)
  return lines.every((line) => line !== undefined) ? lines : undefined
}

function readLine(value: unknown): CheckoutLine | undefined {
  const { product_id, sku_price_id, num, cart } = fieldsOf(value)
  const [product, sku, quantity] = [readWhole(product_id), readWhole(sku_price_id), readWhole(num)]
  if (!product || !sku || quantity === undefined) return undefined
  return { product_id: product, sku_price_id: sku, num: quantity, ...(cart ? { cart: 1 as const } : {}) }
}

export const readCheckoutChoice = (query: URLSearchParams): CheckoutChoice => ({
  addressId: readId(query.get('address')) ?? 0,
  couponId: query.get('coupon') === NO_COUPON ? 0 : readId(query.get('coupon')),
})

export type OrderPointer = { id: number; order_sn: string }

export const paymentPath = ({ id, order_sn }: OrderPointer): string =>
  fill('payment', { order: JSON.stringify({ id, order_sn }) })

export function readPayment(param: string | undefined): OrderPointer | undefined {
  const { id, order_sn } = fieldsOf(parse(param))
  const sn = typeof order_sn === 'string' && /^[\w-]{1,64}$/.test(order_sn) ? order_sn : ''
  const number = readIdIn(id) ?? 0
  return number || sn ? { id: number, order_sn: sn } : undefined
}

/** Which item of which order somebody wants the money of. */
export type ItemPointer = { id: number; order_id: number }

const encodeItem = ({ id, order_id }: ItemPointer) => JSON.stringify({ id, order_id })

export const refundOptionPath = (item: ItemPointer): string =>
  fill('refundOption', { order: encodeItem(item) })

export const refundPath = (item: ItemPointer, type: 'refund' | 'return'): string =>
  fill('refund', { order: encodeItem(item), type })

export function readRefundItem(param: string | undefined): ItemPointer | undefined {
  const { id, order_id } = fieldsOf(parse(param))
  const [item, order] = [readIdIn(id), readIdIn(order_id)]
  return item && order ? { id: item, order_id: order } : undefined
}

function parse(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return undefined
  }
}

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {}
