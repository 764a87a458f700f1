import { PRODUCT_POSTAGE, type ProductPostage } from '#features/postage/postage-rules.ts'
import * as m from '#words'
import { cell, isBlank, readAmount, readFlag } from './import-products-cells.ts'
import type { Reason } from './import-products-faults.ts'

type Values = Record<string, unknown>

const readPostage = (value: unknown): ProductPostage | undefined =>
  PRODUCT_POSTAGE.find((one) => typeof value === 'string' && value.trim().toLowerCase() === one)

export const postage = cell(readPostage, (options) =>
  m.seller_fault_one_of({ known: PRODUCT_POSTAGE.join(', ') }, options),
)

/**
 * What a file says of postage, in today's word. Older files say it with `free_shipping`, and a sum makes it free from that
 * sum on; a sum alone is the product's own, and a blank one takes that away.
 */
export function sayPostage(fields: Values, before: Values): Values {
  const { free_shipping, ...said } = fields
  if (!isBlank(said.postage)) return withoutSum(said, readPostage(said.postage))
  const free = readFlag(free_shipping)
  if (free === undefined && !isBlank(free_shipping)) return fields
  const sum = said.free_shipping_money ?? (free === false ? before.free_shipping_money : undefined)
  if (free === undefined && sum === undefined) return said
  if (!isBlank(sum)) return readAmount(sum) === 0 ? asWord('free') : { ...said, postage: 'own' }
  if (free === undefined && before.postage !== 'own') return said
  return asWord(free ? 'free' : 'shop')

  function asWord(word: ProductPostage): Values {
    return { ...said, postage: word, free_shipping_money: '' }
  }
}

/** Its own sum goes with the word, unless the file names both: then somebody is asked what is meant. */
const withoutSum = (said: Values, word: ProductPostage | undefined): Values =>
  word !== 'own' && said.free_shipping_money === undefined ? { ...said, free_shipping_money: '' } : said

type Note = (path: readonly PropertyKey[], reason: Reason) => void

/** A sum and the word it belongs to come together. */
export function checkPostage(value: Values, note: Note): void {
  const own = readPostage(value.postage) === 'own'
  const sum = isBlank(value.free_shipping_money) ? 0 : readAmount(value.free_shipping_money)
  if (own && sum === 0) note(['free_shipping_money'], (options) => m.imports_fault_own_sum({}, options))
  if (!own && sum && readPostage(value.postage) !== undefined)
    note(['free_shipping_money'], (options) => m.imports_fault_sum_alone({}, options))
}
