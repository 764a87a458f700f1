import type { AfterSaleType } from '#features/after-sales/after-sale-states.ts'
import type { WriteTx } from '#platform/database/tx.ts'
import type { Text } from '#platform/i18n/language.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'

/** All reasons of a kind: whether one may be called so, or switched off, hangs on the others. */
export const lockReasons = (tx: WriteTx, type: AfterSaleType) =>
  tx.selectFrom('refund_reason').selectAll().where('type', '=', type).orderBy('id').forUpdate().execute()

/** A reason travels as the sentence the buyer saw, so no two of a kind may say the same in either language. */
export function needOwnWords(others: readonly { reason: Text }[], said: Text): void {
  const taken = others.some(({ reason }) => reason.zh_CN === said.zh_CN || reason.en_US === said.en_US)
  if (taken) refuse(m.sellerreasons_taken)
}
