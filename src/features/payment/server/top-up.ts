import { lockBuyer } from '#features/account/server/lock-buyer.ts'
import type { paymentContract } from '#features/payment/payment-contract.ts'
import { topUpFaults } from '#features/payment/payment-rules.ts'
import type { Act, WriteContext } from '#platform/contract/act.ts'
import type { Buyer } from '#platform/contract/actor.ts'
import { type Cents, fromYuan, toYuan } from '#platform/money.ts'
import { refuse } from '#platform/refusal.ts'
import { refuseFirst } from '#platform/refuse-first.ts'
import { later, minutes } from '#platform/time.ts'
import * as m from '#words'
import { nameShop } from './name-shop.ts'
import { insertPayment, type PaymentRow } from './payment-store.ts'

const TIME_TO_PAY = minutes(30)
/** An attempt that is nearly over is left alone; a new one gives the buyer time. */
const TIME_LEFT = minutes(10)

/** Sent again it leads to the same attempt, so a retry and a second click are one. */
export const topUp: Act<typeof paymentContract.topUp> = async ({ amount }, context) => {
  const { tx, now, language, services } = context
  const cents = fromYuan(amount) ?? refuse(m.payment_need_amount)
  refuseFirst(topUpFaults(cents))
  const { sn, expires_at: expiresAt } = await context.write((writing) => beginAttempt(writing, cents))
  const shop = await nameShop(tx, language)
  const subject = m.payment_top_up_subject({ shop }, { locale: language })
  const markup = await services.alipay.payPage({ sn, cents, subject, expiresAt, now })
  return { sn, amount: toYuan(cents), markup }
}

async function beginAttempt({ tx, actor, now }: WriteContext<Buyer>, cents: Cents): Promise<PaymentRow> {
  await lockBuyer(tx, actor.id)
  const open = await tx
    .selectFrom('payment')
    .selectAll()
    .where('buyer_id', '=', actor.id)
    .where('purpose', '=', 'top_up')
    .where('status', '=', 'open')
    .where('amount_cents', '=', cents)
    .where('expires_at', '>', later(now, TIME_LEFT))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (open) return open
  return insertPayment(tx, {
    buyerId: actor.id,
    purpose: 'top_up',
    orderId: null,
    cents,
    expiresAt: later(now, TIME_TO_PAY),
    now,
  })
}
