import type { paymentContract } from '#features/payment/payment-contract.ts'
import { topUpFault } from '#features/payment/payment-rules.ts'
import type { Act } from '#platform/contract/act.ts'
import { fromYuan, toYuan } from '#platform/money.ts'
import { refuse } from '#platform/refusal.ts'
import { later, minutes } from '#platform/time.ts'
import * as m from '#words'
import { nameShop } from './name-shop.ts'
import { insertPayment } from './payment-store.ts'

const TIME_TO_PAY = minutes(30)

export const topUp: Act<typeof paymentContract.topUp> = async ({ amount }, given) => {
  const { tx, actor, now, language, services } = given
  const cents = fromYuan(amount)
  const fault = topUpFault(cents)
  if (fault || cents === undefined) return refuse(fault ?? m.payment_need_amount)
  const payment = await insertPayment(tx, {
    buyerId: actor.id,
    purpose: 'top_up',
    orderId: null,
    cents,
    expiresAt: later(now, TIME_TO_PAY),
    now,
  })
  const shop = await nameShop(tx, language)
  const subject = m.payment_top_up_subject({ shop }, { locale: language })
  const { sn, expires_at: expiresAt } = payment
  const markup = await services.alipay.payPage({ sn, cents, subject, expiresAt, now })
  return { sn, amount: toYuan(cents), markup }
}
