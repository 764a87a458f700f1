import { sql } from 'kysely'
import { ITEM_REFUND, ORDER } from '#features/orders/order-states.ts'
import { AUTO_CONFIRM_DAYS, REVIEW_DAYS } from '#features/orders/orders-rules.ts'
import { readSetting } from '#features/site/server/read-setting.ts'
import type { Database } from '#platform/database/database.ts'
import { literal } from '#platform/database/literal.ts'
import { run } from '#platform/database/raw-sql.ts'
import type { WriteTx } from '#platform/database/tx.ts'
import type { Log } from '#platform/log.ts'
import { days, later } from '#platform/time.ts'
import { moveOrder } from './move-order.ts'

type Parts = { database: Database; log: Log; clock: () => Date }

const BATCH = 100

/**
 * Goods shipped a week ago count as received, unless the buyer still disputes one of them. Rows are claimed in the
 * transaction that moves them, so that any number of processes may sweep.
 */
export async function confirmSilently({ database, log, clock }: Parts): Promise<number> {
  const now = clock()
  const done = await database.write(async (tx) => {
    const since = later(
      now,
      -days((await readSetting(tx, 'orders', 'auto_confirm_days')) ?? AUTO_CONFIRM_DAYS),
    )
    const ids = await claim(
      tx,
      sql`select id from shop_order o where status = ${literal(ORDER.shipped)} and shipped_at <= ${since}
        and not exists (select from order_item i where i.order_id = o.id and i.refund_status = ${literal(ITEM_REFUND.open)})
        order by shipped_at limit ${BATCH} for update skip locked`,
    )
    const by = { actor: 'shop', reason: 'not confirmed in time', now }
    return ids.length > 0 ? moveOrder(tx, { ids, from: [ORDER.shipped], to: ORDER.received, ...by }) : []
  })
  if (done.length > 0) log.info({ orders: done.length }, 'shipped orders count as received')
  return done.length
}

/** Who writes no review within a week has nothing more to do; none is invented. */
export async function completeSilently({ database, log, clock }: Parts): Promise<number> {
  const now = clock()
  const done = await database.write(async (tx) => {
    const since = later(now, -days((await readSetting(tx, 'orders', 'review_days')) ?? REVIEW_DAYS))
    const ids = await claim(
      tx,
      sql`select id from shop_order where status = ${literal(ORDER.received)} and received_at <= ${since}
        order by received_at limit ${BATCH} for update skip locked`,
    )
    const by = { actor: 'shop', reason: 'not reviewed in time', now }
    return ids.length > 0 ? moveOrder(tx, { ids, from: [ORDER.received], to: ORDER.completed, ...by }) : []
  })
  if (done.length > 0) log.info({ orders: done.length }, 'received orders are completed')
  return done.length
}

async function claim(tx: WriteTx, query: ReturnType<typeof sql>): Promise<number[]> {
  const { rows } = await run<{ id: number }>(tx)`${query}`
  return rows.map(({ id }) => id)
}
