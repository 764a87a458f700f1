import type { WriteTx } from '#platform/database/tx.ts'
import type { Cents } from '#platform/money.ts'

type RefundRequest = { tradeNo: string; requestNo: string; cents: Cents; now: Date }
type Outcome =
  | { moved: boolean; refundedCents: Cents }
  | 'DISCORDANT_REPEAT_REQUEST'
  | 'REASON_TRADE_REFUND_FEE_ERR'

/** Moves money back once for each request number, and never more than was paid. */
export async function refundTrade(
  tx: WriteTx,
  { tradeNo, requestNo, cents, now }: RefundRequest,
): Promise<Outcome> {
  const locked = await tx
    .selectFrom('demo_trade')
    .select(['refunded_cents', 'amount_cents', 'status'])
    .where('trade_no', '=', tradeNo)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const earlier = await tx
    .selectFrom('demo_refund')
    .select('amount_cents')
    .where('trade_no', '=', tradeNo)
    .where('out_request_no', '=', requestNo)
    .executeTakeFirst()
  if (earlier && earlier.amount_cents !== cents) return 'DISCORDANT_REPEAT_REQUEST'
  if (earlier) return { moved: false, refundedCents: locked.refunded_cents }
  const refundedCents = locked.refunded_cents + cents
  if (locked.status !== 'TRADE_SUCCESS' || refundedCents > locked.amount_cents)
    return 'REASON_TRADE_REFUND_FEE_ERR'
  await tx
    .insertInto('demo_refund')
    .values({ trade_no: tradeNo, out_request_no: requestNo, amount_cents: cents, created_at: now })
    .execute()
  await tx
    .updateTable('demo_trade')
    .set({ refunded_cents: refundedCents })
    .where('trade_no', '=', tradeNo)
    .execute()
  return { moved: true, refundedCents }
}
