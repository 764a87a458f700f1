import { AFTER_SALE } from '#features/after-sales/after-sale-states.ts'
import { addMessage } from '#features/notices/server/add-message.ts'
import { changed } from '#platform/cache/change-notices.ts'
import type { Database } from '#platform/database/database.ts'
import { run } from '#platform/database/raw-sql.ts'
import type { WriteTx } from '#platform/database/tx.ts'
import type { Log } from '#platform/log.ts'
import { later, minutes, shopTime } from '#platform/time.ts'
import { approve, receive } from './judge.ts'
import { type AfterSaleRow, type LockedAfterSale, lockAfterSale } from './lock-after-sale.ts'
import { moveOffer } from './move-offer.ts'
import { sellerDeadline } from './read-days.ts'
import { takeStep } from './take-step.ts'

type Parts = { database: Database; log: Log; clock: () => Date }

const BATCH = 20
const SHOP = 'shop'

/**
 * Decides where somebody stays silent: for the buyer when it is the seller, and against the buyer when no parcel was
 * sent. Claiming moves `act_after` on, so that one that cannot be done waits and holds up no other.
 */
export async function enforceDeadlines({ database, log, clock }: Parts): Promise<number> {
  const now = clock()
  const { rows } = await run<{ id: number }>(database.statement)`
    update after_sale set act_after = ${later(now, minutes(5))}::timestamptz
    where id in (
      select id from after_sale where act_after <= ${now}::timestamptz
      order by act_after limit ${BATCH} for update skip locked)
    returning id`
  for (const { id } of rows) {
    await database
      .write((tx) => decide(tx, id, now))
      .catch((error) => log.error({ err: error, afterSale: id }, 'a deadline could not be kept'))
  }
  return rows.length
}

async function decide(tx: WriteTx, id: number, now: Date): Promise<void> {
  const locked = await lockAfterSale(tx, id)
  // Somebody spoke after all.
  if (!locked?.sale.due_at || locked.sale.due_at > now) return
  const tags = await actFor(tx, locked, now)
  changed(tx, ...tags)
}

async function actFor(tx: WriteTx, locked: LockedAfterSale, now: Date): Promise<readonly string[]> {
  if (locked.sale.offer_cents !== null) return lapseOffer(tx, locked.sale, now)
  if (locked.sale.status === AFTER_SALE.applied) return approve(tx, locked, { actor: SHOP, now })
  if (locked.sale.status === AFTER_SALE.sentBack)
    return receive(tx, locked, { actor: SHOP, counted: false, now })
  const { id, sn, buyer_id } = await takeStep(tx, locked, { act: 'cancel', actor: SHOP, now })
  const data = { after_sale_id: id, aftersale_sn: sn }
  await addMessage(tx, buyer_id, { kind: 'after_sale_lapsed', data }, now)
  return []
}

/** A buyer who says nothing to an offer loses the offer and not the request: the seller has the turn again. */
async function lapseOffer(tx: WriteTx, sale: AfterSaleRow, now: Date): Promise<readonly string[]> {
  await moveOffer(tx, sale, { act: 'lapse', actor: SHOP, due: await sellerDeadline(tx, now), now })
  const data = { after_sale_id: sale.id, aftersale_sn: sale.sn }
  await addMessage(tx, sale.buyer_id, { kind: 'after_sale_offer_lapsed', data }, now)
  return []
}

/** Tells buyers who have not sent their parcel that the time runs out. */
export async function remindBuyers({ database, clock }: Parts): Promise<number> {
  const now = clock()
  return database.write(async (tx) => {
    const { rows } = await run<{ id: number; sn: string; buyer_id: number; due_at: Date }>(tx)`
      update after_sale set remind_after = null
      where id in (
        select id from after_sale where remind_after <= ${now}::timestamptz
        order by remind_after limit ${BATCH} for update skip locked)
      returning id, sn, buyer_id, due_at`
    for (const { id, sn, buyer_id, due_at } of rows) {
      const data = { after_sale_id: id, aftersale_sn: sn, until: shopTime(due_at) }
      await addMessage(tx, buyer_id, { kind: 'after_sale_reminded', data }, now)
    }
    return rows.length
  })
}
