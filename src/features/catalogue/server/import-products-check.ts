import { z } from 'zod'
import { fromYuan } from '#platform/money.ts'
import * as m from '#words'
import type { Faults, Reason, SheetEntry } from './import-products-faults.ts'
import type { ProductToSave } from './save-product.ts'

/** What products may refer to. */
export type Known = { shops: ReadonlySet<number>; categories: ReadonlyMap<string, number> }

/** A given id also moves the counter, which must keep room to count. */
const MAX_ID = 1e12
const MAX_CENTS = 2_000_000_000
const MAX_STOCK = 1_000_000_000
const MAX_SKUS = 100
const MAX_COVERS = 20

const isBlank = (value: unknown) =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '')
const missing: Reason = (options) => m.seller_fault_missing({}, options)

/** One value: read it, or say what it should have been. */
const cell = <T>(reading: (value: unknown) => T | undefined, reason: Reason) =>
  z.unknown().transform((value, context): T => {
    const found = reading(value)
    if (found !== undefined) return found
    context.addIssue({ code: 'custom', params: { reason: isBlank(value) ? missing : reason } })
    return z.NEVER
  })

const optional = <T>(reading: (value: unknown) => T | undefined, reason: Reason) =>
  cell<T | null>((value) => (isBlank(value) ? null : reading(value)), reason).optional()

const readWhole = (min: number, max: number) => (value: unknown) => {
  const number = typeof value === 'string' && /^\d{1,15}$/.test(value.trim()) ? Number(value) : value
  return Number.isSafeInteger(number) && Number(number) >= min && Number(number) <= max
    ? Number(number)
    : undefined
}
const whole = (min: number, max: number): Parameters<typeof cell<number>> => [
  readWhole(min, max),
  (options) => m.seller_fault_number({ min, max }, options),
]
const given = cell(...whole(1, MAX_ID))
const id = optional(...whole(1, MAX_ID))

const readAmount = (value: unknown) => {
  const cents = typeof value === 'string' || typeof value === 'number' ? fromYuan(value) : undefined
  return cents !== undefined && cents >= 0 && cents <= MAX_CENTS ? cents : undefined
}
const amount: Parameters<typeof cell<number>> = [readAmount, (options) => m.seller_fault_amount({}, options)]

const FLAGS = new Map<unknown, boolean>([
  [1, true],
  [true, true],
  ['1', true],
  ['true', true],
  [0, false],
  [false, false],
  ['0', false],
  ['false', false],
])
const flag = cell(
  (value) => FLAGS.get(typeof value === 'string' ? value.trim().toLowerCase() : value),
  (options) => m.seller_fault_flag({}, options),
)

// biome-ignore lint/suspicious/noControlCharactersInRegex: refusing them is the point
const CONTROL = /[\u0000-\u001f\u007f]/
const readText = (max: number, { lines = false, blank = false } = {}) =>
  [
    (value: unknown) => {
      if (typeof value !== 'string' || value.length > max || !value.isWellFormed()) return undefined
      if (lines ? value.includes('\0') : CONTROL.test(value)) return undefined
      return blank || !isBlank(value) ? value : undefined
    },
    ((options) => m.seller_fault_text({ max }, options)) satisfies Reason,
  ] as const
const texts = (max: number, kind?: { lines?: boolean; blank?: boolean }) =>
  z.strictObject({ zh_CN: cell(...readText(max, kind)), en_US: cell(...readText(max, kind)) })

const DAY =
  /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?:[T ](\d{1,2}):(\d{2})(?::(\d{2}(?:\.\d{1,6})?))?)?(Z|[+-]\d{2}:\d{2})?$/
const two = (text: string) => text.padStart(2, '0')

/** Without an offset it is the shop's own time; spreadsheets rewrite times to their taste, so several forms are read. */
function readTime(value: unknown): Date | undefined {
  const parts = typeof value === 'string' ? DAY.exec(value.trim()) : null
  if (!parts) return undefined
  const [, year, month = '', day = '', hour = '0', minute = '00', second = '00', zone = '+08:00'] = parts
  const date = `${year}-${two(month)}-${two(day)}`
  const time = new Date(`${date}T${two(hour)}:${minute}:${second}${zone}`)
  // JavaScript takes a 31st of June for the 1st of July.
  const exists = new Date(`${date}T00:00:00Z`).toJSON()?.startsWith(date)
  return exists && !Number.isNaN(time.getTime()) ? time : undefined
}

const covers = cell(
  (value) => {
    if (!Array.isArray(value) || value.length === 0 || value.length > MAX_COVERS) return undefined
    const isAddress = (one: unknown) => typeof one === 'string' && /^\/(?!\/)\S{0,499}$/.test(one)
    return value.every((one) => isAddress(one) && one.isWellFormed()) ? (value as string[]) : undefined
  },
  (options) => m.seller_fault_covers({ max: MAX_COVERS }, options),
)

const sku = z.strictObject({
  id,
  name: texts(200),
  price: cell(...amount),
  market_price: optional(...amount),
  stock: optional(...whole(0, MAX_STOCK)),
})

const product = z.strictObject({
  id,
  shop_id: given,
  category: cell(...readText(200)),
  name: texts(300),
  summary: texts(1000, { blank: true }),
  intro: texts(200_000, { lines: true, blank: true }),
  covers,
  virtual: flag,
  is_new: flag,
  is_recommended: flag,
  free_shipping: flag,
  free_shipping_money: cell(...amount),
  on_sale: flag,
  published_at: optional(readTime, (options) => m.seller_fault_time({}, options)),
  file: z
    .strictObject({ name: texts(200), content: texts(1_000_000, { lines: true, blank: true }) })
    .nullish(),
  skus: z.array(sku).min(1).max(MAX_SKUS),
})

/** The product an entry describes; nothing if a fault was found, and all of its faults are noted. */
export function checkProduct(entry: SheetEntry, known: Known, faults: Faults): ProductToSave | undefined {
  const before = faults.total
  const note = (path: readonly PropertyKey[], reason: Reason) => {
    const { row, column } = entry.place(path)
    faults.add(row, column, reason)
  }
  const parsed = product.safeParse(entry.value)
  for (const issue of parsed.error?.issues ?? []) noteIssue(issue, note)
  compareSkus(entry.value, note)
  checkReferences(entry.value, known, note)
  return parsed.success && faults.total === before ? toSave(parsed.data, known) : undefined
}

type Note = (path: readonly PropertyKey[], reason: Reason) => void

function noteIssue(issue: z.core.$ZodIssue, note: Note): void {
  if (issue.code === 'unrecognized_keys') {
    for (const key of issue.keys)
      note([...issue.path, key], (options) => m.seller_fault_unknown_column({}, options))
  } else if (issue.code === 'custom') note(issue.path, (issue.params as { reason: Reason }).reason)
  else if (issue.code === 'too_big')
    note(issue.path, (options) => m.seller_fault_too_many({ max: MAX_SKUS }, options))
  else if (issue.code === 'too_small') note(issue.path, missing)
  else note(issue.path, (options) => m.seller_fault_shape({}, options))
}

/** What can only be seen by looking at more than one value; done on what the file says, so that it is found at once. */
function compareSkus(value: unknown, note: Note): void {
  const { skus } = (value ?? {}) as { skus?: unknown }
  if (!Array.isArray(skus)) return
  const names = new Set<unknown>()
  for (const [at, one] of skus.entries()) {
    const { price, market_price, name } = (one ?? {}) as {
      price?: unknown
      market_price?: unknown
      name?: { zh_CN?: unknown }
    }
    const [now, was] = [readAmount(price), readAmount(market_price)]
    if (now !== undefined && was !== undefined && was < now)
      note(['skus', at, 'market_price'], (options) => m.seller_fault_market_price({}, options))
    if (isBlank(name?.zh_CN)) continue
    if (names.has(name?.zh_CN))
      note(['skus', at, 'name', 'zh_CN'], (options) => m.seller_fault_twice({}, options))
    names.add(name?.zh_CN)
  }
}

function checkReferences(value: unknown, known: Known, note: Note): void {
  const { shop_id, category } = (value ?? {}) as { shop_id?: unknown; category?: unknown }
  const shop = readWhole(1, MAX_ID)(shop_id)
  if (shop !== undefined && !known.shops.has(shop))
    note(['shop_id'], (options) => m.seller_fault_no_shop({}, options))
  if (typeof category === 'string' && !isBlank(category) && !known.categories.has(category))
    note(['category'], (options) => m.seller_fault_no_category({}, options))
}

const toSave = (sheet: z.output<typeof product>, known: Known): ProductToSave => ({
  id: sheet.id ?? undefined,
  shopId: sheet.shop_id,
  categoryId: known.categories.get(sheet.category)!,
  name: sheet.name,
  summary: sheet.summary,
  intro: sheet.intro,
  covers: sheet.covers,
  virtual: sheet.virtual,
  isNew: sheet.is_new,
  isRecommended: sheet.is_recommended,
  freeShipping: sheet.free_shipping,
  freeShippingCents: sheet.free_shipping_money,
  onSale: sheet.on_sale,
  publishedAt: sheet.published_at ?? undefined,
  file: sheet.file ?? undefined,
  skus: sheet.skus.map((one) => ({
    id: one.id ?? undefined,
    name: one.name,
    priceCents: one.price,
    marketPriceCents: one.market_price ?? undefined,
    stock: one.stock ?? undefined,
  })),
})
