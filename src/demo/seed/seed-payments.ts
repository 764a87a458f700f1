import { refundTrade } from '#demo/gateway/refund-trade.ts'
import { makeTradeNo } from '#demo/gateway/trade-store.ts'
import { markPaid } from '#features/orders/server/mark-paid.ts'
import { writeDown } from '#features/payment/server/pay-by-balance.ts'
import { insertPayment } from '#features/payment/server/payment-store.ts'
import { takeReceipt } from '#features/payment/server/take-receipt.ts'
import { finishRefund } from '#features/payment/server/try-refunds.ts'
import type { WriteTx } from '#platform/database/tx.ts'
import { type Cents, fromYuan } from '#platform/money.ts'
import { later, minutes } from '#platform/time.ts'

type DemoPayment = { orderId: number; buyerId: number; cents: Cents; method: 'alipay' | 'balance'; now: Date }

/** Pays an order as a buyer would have: both the shop and the stand-in for Alipay know of it, so it can be refunded. */
export async function payDemoOrder(tx: WriteTx, payment: DemoPayment): Promise<void> {
  const { orderId, buyerId, cents, method, now } = payment
  if (method === 'balance') {
    const { outcome } = await markPaid(tx, { orderId, cents, method, now })
    if (outcome !== 'paid') throw new Error(`A demo order could not be paid from the wallet: ${outcome}`)
    return writeDown(tx, { buyerId, orderId, cents, now })
  }
  await payByAlipay(tx, { buyerId, purpose: 'order', orderId, cents, now })
}

/** What requests of earlier days have given back, Alipay has returned soon after: nobody waited for this shop to open. */
export async function returnDemoMoney(tx: WriteTx): Promise<void> {
  const wanted = await tx
    .selectFrom('refund')
    .innerJoin('receipt', 'receipt.id', 'refund.receipt_id')
    .select(['refund.id', 'sn', 'refund.amount_cents', 'refund.order_id', 'created_at', 'trade_no'])
    .where('status', '=', 'wanted')
    .execute()
  for (const { trade_no: tradeNo, ...refund } of wanted) {
    const now = later(refund.created_at, minutes(1))
    await refundTrade(tx, { tradeNo, requestNo: refund.sn, cents: refund.amount_cents, now })
    await finishRefund(tx, refund, now)
  }
}

/** Money the buyer has put into the wallet. */
export async function topUpDemoWallet(
  tx: WriteTx,
  { buyerId, amount, now }: { buyerId: number; amount: string; now: Date },
): Promise<void> {
  const cents = fromYuan(amount)
  if (cents === undefined) throw new Error(`${amount} in the seeds is not an amount`)
  await payByAlipay(tx, { buyerId, purpose: 'top_up', orderId: null, cents, now })
}

type AlipayPayment = {
  buyerId: number
  purpose: 'order' | 'top_up'
  orderId: number | null
  cents: Cents
  now: Date
}

async function payByAlipay(tx: WriteTx, paying: AlipayPayment): Promise<void> {
  const { cents, now } = paying
  const expiresAt = later(now, minutes(30))
  const payment = await insertPayment(tx, { ...paying, expiresAt })
  const tradeNo = makeTradeNo(now)
  await tx
    .insertInto('demo_trade')
    .values({
      trade_no: tradeNo,
      out_trade_no: payment.sn,
      subject: payment.sn,
      amount_cents: cents,
      status: 'TRADE_SUCCESS',
      notify_url: '',
      return_url: '',
      time_expire: expiresAt,
      created_at: now,
      paid_at: now,
    })
    .execute()
  const taken = await takeReceipt(tx, payment, { tradeNo, cents }, now)
  if (taken !== 'used') throw new Error(`A demo payment was not used: ${taken}`)
}
