import type { ItemRow } from '#features/orders/server/show-order.ts'
import { isUnlikely, nominalGrams } from '#features/orders/weight-rules.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'

/** An unlikely weight counts only once the scales were read a second time and said the same. */
export function askAgain(
  item: ItemRow,
  { grams, again }: { grams: number; again?: number | undefined },
): void {
  const nominal = nominalGrams(item)
  if (!isUnlikely(grams, nominal)) return
  if (again === undefined) refuse(m.refunds_weight_unlikely, { grams, nominal })
  if (again !== grams) refuse(m.refunds_weight_differs, { grams, again })
}
