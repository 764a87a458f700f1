import type { AfterSaleType } from '#features/after-sales/after-sale-states.ts'
import type { ReadTx } from '#platform/database/tx.ts'
import type { Text } from '#platform/i18n/language.ts'

export const reasonsOf = (tx: ReadTx, type: AfterSaleType) =>
  tx
    .selectFrom('refund_reason')
    .select(['id', 'reason'])
    .where('type', '=', type)
    .where('active', '=', true)
    .orderBy('position')
    .orderBy('id')
    .execute()

/** A reason travels as the sentence the buyer saw, in whichever language that was. */
export async function findReason(tx: ReadTx, type: AfterSaleType, said: string): Promise<Text | undefined> {
  const reasons = await reasonsOf(tx, type)
  return reasons.find(({ reason }) => reason.zh_CN === said || reason.en_US === said)?.reason
}
