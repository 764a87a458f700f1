import { ORDER_STATUSES, type OrderStatus } from '#features/orders/order-states.ts'

export type ListFilter = { status?: OrderStatus; find: string; before?: number }

/** The list is its address: filter and place can be shared, reloaded and gone back to. Nonsense is left out. */
export function readFilter(asked: URLSearchParams): ListFilter {
  const status = ORDER_STATUSES.find((known) => String(known) === asked.get('status'))
  const before = Number(asked.get('before'))
  return {
    find: (asked.get('find') ?? '').trim().slice(0, 60),
    ...(status !== undefined && { status }),
    ...(Number.isSafeInteger(before) && before > 0 && { before }),
  }
}

/** One box for what people look for: the whole number of an order, a phone number or its end, or a name. */
export function asFilter({ status, find, before }: ListFilter) {
  return {
    ...(status !== undefined && { status }),
    ...(before && { before_id: before }),
    ...(find && whichField(find)),
  }
}

function whichField(find: string) {
  if (/^\d{4}$|^\+?[\d -]{7,15}$/.test(find)) return { phone: find }
  return /^\w{12,}$/.test(find) ? { order_sn: find } : { buyer: find }
}
