import type { moneySellerContract } from '#features/payment/money-seller-contract.ts'
import type { Act } from '#platform/contract/act.ts'
import { toYuan } from '#platform/money.ts'
import { shopTime } from '#platform/time.ts'

export const listOrderPayments: Act<typeof moneySellerContract.listOrderPayments> = async (
  { order_sn },
  { tx },
) => {
  const found = await tx
    .selectFrom('payment')
    .innerJoin('shop_order', 'shop_order.id', 'payment.order_id')
    .leftJoin('receipt', 'receipt.payment_id', 'payment.id')
    .select(['method', 'payment.amount_cents', 'trade_no', 'used_for', 'receipt.received_at', 'settled_at'])
    .where('order_sn', '=', order_sn)
    // Money that came late or twice has a receipt, though its attempt never was the one that paid.
    .where((is) => is.or([is('payment.status', '=', 'paid'), is('receipt.id', 'is not', null)]))
    .orderBy('payment.id')
    .orderBy('receipt.id')
    .execute()
  return found.map(({ method, amount_cents, trade_no, used_for, received_at, settled_at }) => {
    const at = received_at ?? settled_at
    return {
      method,
      amount: toYuan(amount_cents),
      // What the wallet paid has a number of our own, which nobody can ask Alipay about.
      trade_no: method === 'alipay' ? (trade_no ?? '') : '',
      pay_time: at ? shopTime(at) : '',
      surplus: used_for === 'surplus' ? 1 : 0,
    }
  })
}
