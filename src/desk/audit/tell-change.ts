import { statusName } from '#desk/orders/order-status.ts'
import { AFTER_SALE_STATUSES } from '#features/after-sales/after-sale-states.ts'
import type { AuditLine } from '#features/audit/audit-seller-contract.ts'
import { THINGS_MEANT } from '#features/audit/things-meant.ts'
import { ORDER_STATUSES } from '#features/orders/order-states.ts'
import { roleName } from '#features/people/role-name.ts'
import { ROLES } from '#features/people/roles.ts'
import { toYuan } from '#platform/money.ts'
import { showTime } from '#ui/show/show-time.ts'
import * as m from '#words'
import { getLocale } from '#words/runtime'
import { stepName } from '../requests/request-status.ts'
import { FIELD_NAMES } from './field-names.ts'
import { VALUE_NAMES } from './value-names.ts'

/** A field of a line: what it is called, and its value before and after, as far as there was one. */
export type Change = { name: string; field: string; was?: string; is?: string }

type Names = Readonly<Record<string, string>>
type Values = Record<string, unknown>

/** Sums that are kept in yuan as they are written. */
const YUAN = new Set([
  'price',
  'market_price',
  'amount',
  'enough',
  'fee',
  'free_from',
  'free_shipping_money',
  'offer',
  'postage_refunded',
  'refunded',
  'surcharge',
])
/** Kept as 1 and 0. */
const FLAGS = new Set([
  'active',
  'as_usual',
  'check',
  'claimed',
  'closed',
  'collectable',
  'ended',
  'flagged',
  'for_new_buyers',
  'free_shipping',
  'held',
  'is_new',
  'is_open',
  'is_recommended',
  'on_sale',
  'opens',
  'restock',
  'sold_out',
  'tell_later',
  'virtual',
])

/** What somebody did to each field, in a shopkeeper's words. */
export function tellChanges({ thing, before, after }: AuditLine, names: Names): Change[] {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  return fields.map((name) => {
    const tell = (values: Values | null) =>
      values && name in values ? tellValue({ thing, name, names }, values[name]) : undefined
    const [was, is] = [tell(before), tell(after)]
    return {
      name,
      field: fieldName(name),
      ...(was !== undefined && { was }),
      ...(is !== undefined && { is }),
    }
  })
}

/** One only a newer release writes is told by its own name. */
export const fieldName = (name: string): string => FIELD_NAMES[name]?.() ?? name.replaceAll('_', ' ')

type About = { thing: string; name: string; names: Names }

function tellValue(about: About, value: unknown): string {
  const { name } = about
  if (value === null || value === undefined || value === '') return m.auditfields_none()
  if (Array.isArray(value))
    return value.length > 0 ? value.map((one) => tellValue(about, one)).join(', ') : m.auditfields_none()
  if (typeof value === 'object') return tellObject(about, { ...value })
  if (typeof value === 'boolean' || (FLAGS.has(name) && (value === 0 || value === 1)))
    return value ? m.auditfields_yes() : m.auditfields_no()
  return tellPlain(about, String(value))
}

/** A text in two languages is read in the reader's own. */
function tellObject({ thing, names }: About, value: Values): string {
  const own = value[getLocale()] ?? value.zh_CN
  if (typeof own === 'string') return own || m.auditfields_none()
  return Object.entries(value)
    .map(([name, one]) =>
      m.auditfields_line({ field: fieldName(name), value: tellValue({ thing, name, names }, one) }),
    )
    .join(', ')
}

function tellPlain({ thing, name, names }: About, value: string): string {
  const meant = THINGS_MEANT[name]
  if (meant) return names[`${meant}:${value}`] ?? value
  if (name.endsWith('_cents') && /^-?\d+$/.test(value)) return `¥${toYuan(Number(value))}`
  if (YUAN.has(name) && /^-?\d+\.\d\d$/.test(value)) return `¥${value}`
  if (name === 'status') return tellStatus(thing, value)
  if (name === 'role') return tellRole(value)
  if (/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value))
    return showTime(value.replace('T', ' '), 'minute', getLocale())
  return VALUE_NAMES[name]?.[value]?.() ?? value
}

function tellStatus(thing: string, value: string): string {
  const order = ORDER_STATUSES.find((status) => thing === 'order' && String(status) === value)
  if (order !== undefined) return statusName(order)
  const request = AFTER_SALE_STATUSES.find((status) => thing === 'after-sale' && String(status) === value)
  return request === undefined ? (VALUE_NAMES.status?.[value]?.() ?? value) : stepName(request, '')
}

function tellRole(value: string): string {
  const role = ROLES.find((one) => one === value)
  return role ? roleName(role) : value
}
