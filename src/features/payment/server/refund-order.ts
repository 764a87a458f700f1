import { isOpenBuyer } from '#features/account/server/is-open-buyer.ts'
import { postEntry } from '#features/wallet/server/post-entry.ts'
import type { WriteTx } from '#platform/database/tx.ts'
import type { Cents } from '#platform/money.ts'
import { emptyWallet } from './return-wallet.ts'
import { writeRefund } from './write-refund.ts'

type OrderRefund = { orderId: number; cents: Cents; now: Date }

/**
 * Gives money of a paid order back the way it came, in the transaction of whatever decided it: into the wallet at
 * once, or to Alipay, which is asked until it is known. An order that a coupon paid for has nothing to give back;
 * otherwise the answer is the id of the refund.
 */
export async function refundOrder(
  tx: WriteTx,
  { orderId, cents, now }: OrderRefund,
): Promise<number | undefined> {
  if (cents === 0) return undefined
  const { receiptId, buyerId, method, order_sn } = await tx
    .selectFrom('receipt')
    .innerJoin('payment', 'payment.id', 'receipt.payment_id')
    .innerJoin('shop_order', 'shop_order.id', 'receipt.order_id')
    .where('receipt.order_id', '=', orderId)
    .where('used_for', '=', 'order')
    .select(['receipt.id as receiptId', 'payment.buyer_id as buyerId', 'method', 'order_sn'])
    .executeTakeFirstOrThrow()
  const status = method === 'alipay' ? 'wanted' : 'done'
  const { id } = await writeRefund(tx, {
    receiptId,
    buyerId,
    orderId,
    cents,
    reason: 'after_sale',
    status,
    now,
  })
  await postEntry(tx, {
    kind: 'refund',
    orderId,
    reference: order_sn,
    lines: [
      { account: 'revenue', cents: -cents },
      method === 'alipay' ? { account: 'refunds_owed', cents } : { account: 'buyer', buyerId, cents },
    ],
    now,
  })
  // Nobody can spend from the wallet of a closed account: the money goes on to where the wallet's came from.
  if (method === 'balance' && !(await isOpenBuyer(tx, buyerId))) await emptyWallet(tx, { buyerId, now })
  return id
}
