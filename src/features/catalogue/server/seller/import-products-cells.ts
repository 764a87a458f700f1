import { z } from 'zod'
import { cleanLine } from '#platform/clean-text.ts'
import { fromYuan } from '#platform/money.ts'
import { readShopTime } from '#platform/read-shop-time.ts'
import * as m from '#words'
import type { Reason } from './import-products-faults.ts'
import { cleanText } from './save-product-text.ts'

/** A given id also moves the counter, which must keep room to count. */
const MAX_ID = 1e12
const MAX_CENTS = 2_000_000_000
const MAX_STOCK = 1_000_000_000
const MAX_COVERS = 20

export const isBlank = (value: unknown) =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '')
export const missing: Reason = (options) => m.seller_fault_missing({}, options)

/** One value: read it, or say what it should have been. */
export const cell = <T>(reading: (value: unknown) => T | undefined, reason: Reason) =>
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
export const context = cell(...whole(1, MAX_ID))
export const id = optional(...whole(1, MAX_ID))
export const stock = optional(...whole(0, MAX_STOCK))
export const readId = readWhole(1, MAX_ID)
export const readStock = readWhole(0, MAX_STOCK)

export const readAmount = (value: unknown) => {
  const cents = typeof value === 'string' || typeof value === 'number' ? fromYuan(value) : undefined
  return cents !== undefined && cents >= 0 && cents <= MAX_CENTS ? cents : undefined
}
const amounts: Parameters<typeof cell<number>> = [readAmount, (options) => m.seller_fault_amount({}, options)]
export const amount = cell(...amounts)
/** Blank is none. */
export const amountOrNone = cell<number | null>(
  (value) => (isBlank(value) ? null : readAmount(value)),
  amounts[1],
)

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
export const readFlag = (value: unknown) =>
  FLAGS.get(typeof value === 'string' ? value.trim().toLowerCase() : value)
export const flag = cell(readFlag, (options) => m.seller_fault_flag({}, options))

const readText = (max: number, { lines = false, blank = false } = {}) =>
  [
    (value: unknown) => {
      if (typeof value !== 'string') return undefined
      // HTML is cleaned by its own rules, and what stands in a file is its author's.
      const text = lines ? value : cleanLine(value)
      if (text.length > max || !text.isWellFormed() || text.includes('\0')) return undefined
      return blank || text !== '' ? text : undefined
    },
    ((options) => m.seller_fault_text({ max }, options)) satisfies Reason,
  ] as const
export const slug = cell(...readText(200))
/** What the seller calls a sku, and what a scanner reads. */
export const code = optional(...readText(64))
export const texts = (max: number, kind?: { lines?: boolean; blank?: boolean }) =>
  z.strictObject({ zh_CN: cell(...readText(max, kind)), en_US: cell(...readText(max, kind)) })

/** HTML as it will be kept. */
export const richTexts = (max: number) =>
  texts(max, { lines: true, blank: true }).transform(({ zh_CN, en_US }) => ({
    zh_CN: cleanText(zh_CN),
    en_US: cleanText(en_US),
  }))

/** Spreadsheets rewrite times to their taste, so several forms are read. */
const readTime = (value: unknown) => (typeof value === 'string' ? readShopTime(value) : undefined)

export const time = optional(readTime, (options) => m.seller_fault_time({}, options))

export const isSiteAddress = (one: unknown): one is string =>
  typeof one === 'string' && /^\/(?!\/)\S{0,499}$/.test(one) && cleanLine(one) === one

export const covers = cell(
  (value) => {
    if (!Array.isArray(value) || value.length > MAX_COVERS) return undefined
    return value.every(isSiteAddress) ? value : undefined
  },
  (options) => m.seller_fault_covers({ max: MAX_COVERS }, options),
)
