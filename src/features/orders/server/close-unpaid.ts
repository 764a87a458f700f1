import { addMessage } from '#features/notices/server/add-message.ts'
import { ORDER } from '#features/orders/order-states.ts'
import { changed } from '#platform/cache/change-notices.ts'
import type { Database } from '#platform/database/database.ts'
import { literal } from '#platform/database/literal.ts'
import { run } from '#platform/database/raw-sql.ts'
import type { Log } from '#platform/log.ts'
import { later, minutes } from '#platform/time.ts'
import { closeOrders } from './close-orders.ts'
import type { PaymentPort } from './payment-port.ts'

type Parts = { database: Database; payments: PaymentPort; log: Log; clock: () => Date }
type Due = { id: number; expires_at: Date }

const BATCH = 100
/** A provider that stays silent this long after the time is up keeps stock from nobody: what it still brings goes back. */
const PATIENCE = minutes(5)

/**
 * Closes orders whose time to pay is up. Claiming moves `close_after` on, so that many processes share the work and a
 * process that dies leaves its share to the next after half a minute.
 */
export async function closeUnpaid(parts: Parts): Promise<number> {
  const now = parts.clock()
  const due = await claimOrders(parts, now)
  if (due.length === 0) return 0
  const settled = await parts.payments.settle(due.map(({ id }) => id))
  const closable = due.filter(({ id, expires_at }) => {
    const outcome = settled.get(id)
    return outcome === 'clear' || (outcome === 'silent' && later(expires_at, PATIENCE) <= now)
  })
  if (closable.length > 0)
    await close(
      parts,
      closable.map(({ id }) => id),
      now,
    )
  return due.length
}

async function claimOrders({ database }: Parts, now: Date): Promise<Due[]> {
  const { rows } = await run<Due>(database.statement)`
    update shop_order set close_after = ${later(now, minutes(0.5))}
    where id in (
      select id from shop_order where status = ${literal(ORDER.awaitingPayment)} and close_after <= ${now}
      order by close_after limit ${BATCH} for update skip locked)
    returning id, expires_at`
  return rows
}

async function close({ database, log }: Parts, ids: number[], now: Date): Promise<void> {
  const closed = await database.write(async (tx) => {
    const reason = 'not paid in time'
    const { orders, tags } = await closeOrders(tx, {
      ids,
      status: ORDER.closedByTime,
      actor: 'shop',
      reason,
      now,
    })
    for (const { id, buyer_id, order_sn } of orders) {
      await addMessage(tx, buyer_id, { kind: 'order_closed', data: { order_id: id, order_sn } }, now)
    }
    changed(tx, ...tags)
    return orders.length
  })
  if (closed > 0) log.info({ closed }, 'orders were not paid in time and are closed')
}
