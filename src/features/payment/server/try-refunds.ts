import { postEntry } from '#features/wallet/server/post-entry.ts'
import { tellOwner } from '#features/webhooks/server/tell-owner.ts'
import type { Database } from '#platform/database/database.ts'
import { run } from '#platform/database/raw-sql.ts'
import type { WriteTx } from '#platform/database/tx.ts'
import type { Log } from '#platform/log.ts'
import { type Cents, toYuan } from '#platform/money.ts'
import type { Alipay, RefundAnswer } from './alipay/alipay.ts'

type Parts = { database: Database; alipay: Alipay; log: Log; clock: () => Date }
type Due = {
  id: number
  sn: string
  amount_cents: Cents
  reason: string
  order_id: number | null
  trade_no: string
  payment_sn: string
}

const BATCH = 20

/**
 * Asks Alipay for refunds that are due, each under its own number until it is known what became of it: asking twice
 * moves the money once. A claimed one is left alone by others for a while that grows with every try.
 */
export async function tryRefunds(parts: Parts): Promise<number> {
  const due = await claimRefunds(parts)
  for (const refund of due) await tryRefund(parts, refund)
  return due.length
}

async function claimRefunds({ database, clock }: Parts): Promise<Due[]> {
  const now = clock()
  const { rows } = await run<Due>(database.statement)`
    update refund set tries = refund.tries + 1,
      try_after = ${now}::timestamptz + least(interval '1 hour', interval '15 seconds' * power(2, least(refund.tries, 10)))
    from receipt join payment on payment.id = receipt.payment_id
    where refund.receipt_id = receipt.id and refund.id in (
      select id from refund where status = 'wanted' and try_after <= ${now}
      order by try_after limit ${BATCH} for update skip locked)
    returning refund.id, refund.sn, refund.amount_cents, refund.reason, refund.order_id, receipt.trade_no,
      payment.sn as payment_sn`
  return rows
}

async function tryRefund({ database, alipay, log, clock }: Parts, refund: Due): Promise<void> {
  const answer = await alipay
    .refund({
      tradeNo: refund.trade_no,
      sn: refund.payment_sn,
      requestNo: refund.sn,
      cents: refund.amount_cents,
      reason: refund.reason,
    })
    .catch((error): RefundAnswer => ({ outcome: 'unknown', fault: String(error).slice(0, 200) }))
  if (answer.outcome === 'done') return database.write((tx) => finishRefund(tx, refund, clock()))
  const { outcome, fault } = answer
  if (outcome === 'stuck') log.error({ refund: refund.sn, fault }, 'Alipay refuses a refund for good')
  else log.warn({ refund: refund.sn, fault }, 'a refund is not known yet and is asked for again')
  await database.write((tx) => noteFault(tx, refund, answer, clock()))
}

/** Money that is stuck waits for a person: the owner is told. */
async function noteFault(
  tx: WriteTx,
  refund: Due,
  { outcome, fault }: Exclude<RefundAnswer, { outcome: 'done' }>,
  now: Date,
): Promise<void> {
  const stuck = outcome === 'stuck'
  const { numUpdatedRows } = await tx
    .updateTable('refund')
    .set({ last_fault: fault, ...(stuck ? { status: 'stuck' as const } : {}) })
    .where('id', '=', refund.id)
    .where('status', '=', 'wanted')
    .executeTakeFirst()
  if (!stuck || numUpdatedRows === 0n) return
  const data = { refund_sn: refund.sn, amount: toYuan(refund.amount_cents) }
  await tellOwner(tx, { event: 'stuck_money', data, now })
}

/** Alipay has paid it: the books follow. */
export async function finishRefund(
  tx: WriteTx,
  refund: Pick<Due, 'id' | 'sn' | 'amount_cents' | 'order_id'>,
  now: Date,
): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('refund')
    .set({ status: 'done', done_at: now, last_fault: '' })
    .where('id', '=', refund.id)
    .where('status', '=', 'wanted')
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return
  await postEntry(tx, {
    kind: 'refund_paid',
    orderId: refund.order_id,
    reference: refund.sn,
    lines: [
      { account: 'refunds_owed', cents: -refund.amount_cents },
      { account: 'alipay', cents: refund.amount_cents },
    ],
    now,
  })
}
