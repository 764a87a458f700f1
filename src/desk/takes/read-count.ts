import type { TakeLine } from '#features/takes/takes-seller-contract.ts'

/** What was typed or scanned into a cell: a number, one more number from another place, the code of some goods, or nonsense. */
export type Counted =
  | { kind: 'count'; how: 'set' | 'add'; counted: number }
  | { kind: 'goods'; sku_id: number }
  | undefined

/** A code wins over a number: a scanner types digits too, and nobody counts thirteen digits. */
export function readCount(lines: readonly TakeLine[], typed: string): Counted {
  const text = typed.trim()
  const goods = lines.find(({ code, barcode }) => text !== '' && (text === code || text === barcode))
  if (goods && text.length > 4) return { kind: 'goods', sku_id: goods.sku_id }
  const [, plus, digits] = /^(\+?)(\d{1,9})$/.exec(text) ?? []
  return digits ? { kind: 'count', how: plus ? 'add' : 'set', counted: Number(digits) } : undefined
}
