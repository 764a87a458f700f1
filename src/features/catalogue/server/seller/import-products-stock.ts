import type { ImportStock } from '#features/catalogue/catalogue-seller-contract.ts'
import { isBlank, readStock } from './import-products-cells.ts'

export type StockRule = ImportStock['how'] | undefined

/**
 * What is left of a sku once its file is booked; as it was unless the seller asked for more. What is no number is handed
 * on for the check to refuse, and what would be less than nothing as well.
 */
export function bookStock(rule: StockRule, given: unknown, left: number): unknown {
  if (rule === undefined || isBlank(given)) return left
  const number = readStock(given)
  if (number === undefined || rule === 'set') return number ?? given
  return rule === 'add' ? left + number : left - number
}
