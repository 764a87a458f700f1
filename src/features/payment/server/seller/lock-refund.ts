import type { Selectable } from 'kysely'
import type { RefundTable } from '#features/payment/server/payment-tables.ts'
import type { WriteTx } from '#platform/database/tx.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'

/** A refund the seller acts on; whoever else decides about it waits. One whose money is back is left alone. */
export async function lockRefund(tx: WriteTx, sn: string): Promise<Selectable<RefundTable>> {
  const refund = await tx.selectFrom('refund').selectAll().where('sn', '=', sn).forUpdate().executeTakeFirst()
  if (!refund) return refuse(m.money_no_refund, { sn })
  if (refund.done_at) return refuse(m.money_back_already, { sn })
  return refund
}
