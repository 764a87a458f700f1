import { findUnspent, lockBalance } from '#features/wallet/server/find-unspent.ts'
import { postEntry } from '#features/wallet/server/post-entry.ts'
import type { WriteTx } from '#platform/database/tx.ts'
import type { Cents } from '#platform/money.ts'
import { writeRefund } from './write-refund.ts'

type Wallet = { buyerId: number; now: Date }

/**
 * Sends topped-up money that was not spent back to the payments that brought it, the newest first: Alipay gives back
 * only for a year. Answers how much that is.
 */
export async function returnTopUps(tx: WriteTx, { buyerId, now }: Wallet): Promise<Cents> {
  await lockBalance(tx, buyerId)
  const unspent = await findUnspent(tx, buyerId)
  let left = unspent
  for (const receipt of unspent > 0 ? await topUpsOf(tx, buyerId) : []) {
    const cents = Math.min(left, receipt.amount_cents - receipt.refunded_cents)
    if (cents > 0) await sendBack(tx, { buyerId, now, receiptId: receipt.id, cents })
    left -= cents
  }
  return unspent - left
}

/** All a wallet holds leaves it. What no top-up brought has no way back: the seller has to pay it. */
export async function emptyWallet(tx: WriteTx, { buyerId, now }: Wallet): Promise<void> {
  await returnTopUps(tx, { buyerId, now })
  const cents = await lockBalance(tx, buyerId)
  if (cents > 0) await sendBack(tx, { buyerId, now, receiptId: null, cents })
}

const topUpsOf = (tx: WriteTx, buyerId: number) =>
  tx
    .selectFrom('receipt')
    .innerJoin('payment', 'payment.id', 'receipt.payment_id')
    .where('buyer_id', '=', buyerId)
    .where('used_for', '=', 'top_up')
    .whereRef('refunded_cents', '<', 'receipt.amount_cents')
    .select(['receipt.id', 'receipt.amount_cents', 'refunded_cents'])
    .orderBy('receipt.id', 'desc')
    .execute()

async function sendBack(
  tx: WriteTx,
  { buyerId, receiptId, cents, now }: Wallet & { receiptId: number | null; cents: Cents },
): Promise<void> {
  const status = receiptId === null ? 'stuck' : 'wanted'
  const { sn } = await writeRefund(tx, {
    receiptId,
    buyerId,
    orderId: null,
    cents,
    reason: 'wallet',
    status,
    now,
  })
  const posted = await postEntry(tx, {
    kind: 'wallet_return',
    orderId: null,
    reference: sn,
    lines: [
      { account: 'buyer', buyerId, cents: -cents },
      { account: 'refunds_owed', cents },
    ],
    now,
  })
  if (!posted) throw new Error(`The wallet of buyer ${buyerId} does not hold ${cents} cents`)
}
