/** Which order an address is about. Nothing else is ever read from it: names and amounts come from the server. */
export type OrderPointer = { id: number; order_sn: string }

export const paymentPath = ({ id, order_sn }: OrderPointer) =>
  `/placeOrder/${encodeURIComponent(JSON.stringify({ id, order_sn }))}`

/** Nothing for what is no pointer: a cut-off link, a hand-made one. */
export function readOrderPointer(text: string | undefined): OrderPointer | undefined {
  const { id, order_sn } = parse(text)
  const number = typeof id === 'string' && /^\d{1,15}$/.test(id) ? Number(id) : id
  const sn = typeof order_sn === 'string' && /^[\w-]{1,64}$/.test(order_sn) ? order_sn : ''
  if (Number.isSafeInteger(number) && Number(number) > 0) return { id: Number(number), order_sn: sn }
  return sn ? { id: 0, order_sn: sn } : undefined
}

function parse(text: string | undefined): { id?: unknown; order_sn?: unknown } {
  try {
    const value: unknown = JSON.parse(text ?? '')
    return typeof value === 'object' && value !== null ? value : {}
  } catch {
    return {}
  }
}
