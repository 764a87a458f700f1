import { sql } from 'kysely'
import { ORDER } from '#features/orders/order-states.ts'
import { run } from '#platform/database/raw-sql.ts'
import type { Log } from '#platform/log.ts'
import { minutes } from '#platform/time.ts'
import { closePayment, type PaymentRow } from './payment-store.ts'
import { type Asking, queryProvider } from './query-provider.ts'

type Parts = Asking & { log: Log }
type Due = PaymentRow & { order_status: number | null }

const BATCH = 20
/** The provider's clock and ours may differ by a little. */
const GRACE = minutes(1)

/** Makes up for lost notices: attempts that are still open are asked about, ever more rarely until their time is up. */
export async function pollPayments(parts: Parts): Promise<number> {
  const due = await claimPayments(parts, sql`true`)
  for (const payment of due) await askOne(parts, payment)
  return due.length
}

/** The same for one order or one top-up, because somebody waits for it right now. */
export async function pollPayment(
  parts: Parts,
  payment: { orderId: number } | { id: number },
): Promise<boolean> {
  const chosen = 'id' in payment ? sql`id = ${payment.id}` : sql`order_id = ${payment.orderId}`
  const due = await claimPayments(parts, chosen)
  for (const one of due) await askOne(parts, one)
  return due.length > 0
}

/** Whoever claims one asks; the next question comes after as long again, and once just after its time is up. */
async function claimPayments({ database, clock }: Parts, chosen: ReturnType<typeof sql>): Promise<Due[]> {
  const now = clock()
  const { rows } = await run<Due>(database.statement)`
    update payment p set ask_after = case
      when ${now}::timestamptz < p.expires_at then least(p.expires_at + interval '1 minute',
        ${now}::timestamptz + greatest(interval '15 seconds', ${now}::timestamptz - p.created_at))
      else ${now}::timestamptz + least(interval '1 hour',
        greatest(interval '1 minute', ${now}::timestamptz - p.expires_at)) end
    where p.id in (
      select id from payment where status = 'open' and ask_after <= ${now} and ${chosen}
      order by ask_after limit ${BATCH} for update skip locked)
    returning p.*, (select status from shop_order where id = p.order_id) as order_status`
  return rows
}

async function askOne(parts: Parts, payment: Due): Promise<void> {
  const now = parts.clock()
  const over = now.getTime() > payment.expires_at.getTime() + GRACE
  // Nothing waits for its money any more: the order was paid otherwise or closed, or the time is up.
  const closing = over || (payment.order_status !== null && payment.order_status !== ORDER.awaitingPayment)
  try {
    const state = await queryProvider(parts, payment, { closing })
    // Nobody opened its page while there was time, so nobody can pay it any more.
    if (state === 'absent' && over) {
      await parts.database.write((tx) => closePayment(tx, payment.id, now))
    }
  } catch (error) {
    parts.log.warn({ payment: payment.sn, reason: String(error) }, 'the payment provider does not answer')
  }
}
