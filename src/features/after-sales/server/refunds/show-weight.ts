import { withMessage } from '#platform/contract/act.ts'
import { toYuan } from '#platform/money.ts'
import * as m from '#words'
import type { Settled } from './settle-weight.ts'

/** A reading of the scales and what came of it. */
export function showWeight(
  { order_sn, grams }: { order_sn: string; grams: number },
  { nominalGrams, cents, approval }: Settled,
) {
  const shown = { order_sn, nominal_grams: nominalGrams, grams, amount: toYuan(cents), approval_id: approval }
  const told = { grams, nominal: nominalGrams, amount: shown.amount }
  if (approval > 0) return withMessage(shown, m.refunds_weighed_waits, { grams, nominal: nominalGrams })
  return cents > 0
    ? withMessage(shown, m.refunds_weighed_short, told)
    : withMessage(shown, m.refunds_weighed, told)
}
