import type { Api } from '#platform/contract/api-types.ts'
import { oneOf, optional, SPAN, type Typed, text, whole } from './arguments.ts'
import { STATUSES } from './orders-draw.ts'

const STATUS_NAMES = Object.keys(STATUSES) as (keyof typeof STATUSES)[]

/** Which orders are meant, the same wherever orders are listed, written into a file or packed. */
export const FILTER = {
  status: optional(oneOf(STATUS_NAMES, 'STATUS')),
  buyer: optional(text('BUYER')),
  phone: optional(text('PHONE')),
  product: optional(text('PRODUCT')),
  region: optional(text('REGION')),
  ...SPAN,
  before: optional(whole('ID')),
}

type Filter = Parameters<Api['ordersSeller']['listSellerOrders']>[0]

export const filterOf = ({ status, before, ...filter }: Typed<typeof FILTER>): NonNullable<Filter> => ({
  ...filter,
  status: status && STATUSES[status][0],
  before_id: before,
})
