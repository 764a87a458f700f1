import { ORDER_DAYS, type OrderDays } from '#features/orders/order-days.ts'
import { ORDER_STATUSES, type OrderStatus } from '#features/orders/order-states.ts'
import { daysAfter, isDay } from '#platform/calendar-day.ts'

/** What narrows the list beside its state, each with its name in the address. */
export const TEXT_FILTERS = ['consignee', 'region', 'product', 'sku', 'from', 'until'] as const
export type TextFilter = (typeof TEXT_FILTERS)[number]

export type ListFilter = {
  status?: OrderStatus
  find: string
  flagged: boolean
  days?: OrderDays
  before?: number
} & Record<TextFilter, string>

/** The list is its address: filter and place can be shared, reloaded and gone back to. Nonsense is left out. */
export function readFilter(asked: URLSearchParams): ListFilter {
  const status = ORDER_STATUSES.find((known) => String(known) === asked.get('status'))
  const before = Number(asked.get('before'))
  const days = ORDER_DAYS.find((known) => known === asked.get('days'))
  const text = (name: string) => (asked.get(name) ?? '').trim().slice(0, 60)
  return {
    find: text('find'),
    consignee: text('consignee'),
    region: text('region'),
    product: text('product'),
    sku: /^\d{1,15}$/.test(text('sku')) ? text('sku') : '',
    from: text('from').slice(0, 32),
    until: text('until').slice(0, 32),
    flagged: asked.has('flagged'),
    ...(status !== undefined && { status }),
    ...(days && { days }),
    ...(Number.isSafeInteger(before) && before > 0 && { before }),
  }
}

/** One box for what people look for: the whole number of an order, a phone number or its end, or a name. */
export function asFilter({ status, find, before, flagged, days, sku, until, ...texts }: ListFilter) {
  const filled = Object.entries(texts).filter(([, text]) => text !== '')
  return {
    ...(Object.fromEntries(filled) as Partial<Record<Exclude<TextFilter, 'sku' | 'until'>, string>>),
    // Whoever names a last day means all of it; the call takes the moment that is no longer meant.
    ...(until && { until: isDay(until) ? daysAfter(until, 1) : until }),
    ...(status !== undefined && { status }),
    ...(days && { days }),
    ...(sku && { sku_id: Number(sku) }),
    ...(before && { before_id: before }),
    ...(flagged && { flagged: 1 as const }),
    ...(find && whichField(find)),
  }
}

function whichField(find: string) {
  if (/^\d{4}$|^\+?[\d -]{7,15}$/.test(find)) return { phone: find }
  return /^\w{12,}$/.test(find) ? { order_sn: find } : { buyer: find }
}
