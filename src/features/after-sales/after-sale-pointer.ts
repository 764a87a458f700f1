import type { AfterSaleType } from './after-sale-states.ts'

/** Which item of which order an address is about. Names and amounts come from the server. */
export type ItemPointer = { id: number; order_id: number }

const encoded = ({ id, order_id }: ItemPointer) => encodeURIComponent(JSON.stringify({ id, order_id }))

export const refundPath = (item: ItemPointer, type: AfterSaleType) => `/Refund/${encoded(item)}/${type}`
export const refundDetailPath = (id: number) => `/RefundDetail/${id}`

/** Nothing for what is no pointer: a cut-off link, a hand-made one. */
export function readItemPointer(text: string | undefined): ItemPointer | undefined {
  const { id, order_id } = parse(text)
  const [item, order] = [wholeOf(id), wholeOf(order_id)]
  return item && order ? { id: item, order_id: order } : undefined
}

function wholeOf(value: unknown): number | undefined {
  const number = typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value
  return Number.isSafeInteger(number) && Number(number) > 0 ? Number(number) : undefined
}

function parse(text: string | undefined): { id?: unknown; order_id?: unknown } {
  try {
    const value: unknown = JSON.parse(text ?? '')
    return typeof value === 'object' && value !== null ? value : {}
  } catch {
    return {}
  }
}
