import {
  type AfterSaleAct,
  isOpen,
  type OfferAct,
  outcomeOf,
} from '#features/after-sales/after-sale-states.ts'
import { ITEM_REFUND } from '#features/orders/order-states.ts'
import { markRefund } from '#features/orders/server/mark-refund.ts'
import type { WriteTx } from '#platform/database/tx.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'
import type { AfterSaleRow, LockedAfterSale } from './lock-after-sale.ts'

/** A step that is about a sum offered, with the sum where it is made or taken. */
export type OfferStep = { act: OfferAct; cents?: number }

export const NO_OFFER = { offer_cents: null, offer_note: '', offer_note_en: '' }

type Step = {
  act: AfterSaleAct
  actor: string
  note?: string
  note_en?: string
  /** What else changes in the row: a deadline while it stays open, a reason, a parcel. */
  more?: Partial<
    Pick<
      AfterSaleRow,
      | 'due_at'
      | 'remind_after'
      | 'refund_msg'
      | 'refund_msg_en'
      | 'refund_cents'
      | 'courier_id'
      | 'courier_no'
    >
  >
  offer?: OfferStep
  now: Date
}

/** One step of a held request, by the table of states; its history and the mark on the order's item go along. */
export async function takeStep(tx: WriteTx, { sale }: LockedAfterSale, step: Step): Promise<AfterSaleRow> {
  const { act, actor, note = '', note_en = '', more = {}, offer, now } = step
  const status = outcomeOf(act, sale)
  if (status === undefined) return refuse(m.aftersales_moved_on)
  const due = more.due_at ?? null
  const moved = await tx
    .updateTable('after_sale')
    // Whatever is decided, an offer nobody has answered is off.
    .set({ ...NO_OFFER, remind_after: null, ...more, status, changed_at: now, due_at: due, act_after: due })
    .where('id', '=', sale.id)
    .where('status', '=', sale.status)
    .returningAll()
    .executeTakeFirstOrThrow()
  await noteStep(tx, {
    id: sale.id,
    from: sale.status,
    to: status,
    actor,
    note,
    note_en,
    now,
    ...(offer ? { offer } : {}),
  })
  // Counting what goes back marks the item as refunded, once nothing of it is left.
  if (!isOpen(status)) await markRefund(tx, sale.order_item_id, ITEM_REFUND.none)
  return moved
}

type Noted = {
  id: number
  from: AfterSaleRow['status'] | null
  to: AfterSaleRow['status']
  actor: string
  note: string
  note_en?: string
  offer?: OfferStep
  now: Date
}

export async function noteStep(tx: WriteTx, noted: Noted): Promise<void> {
  const { id, from, to, actor, note, note_en = '', offer, now } = noted
  await tx
    .insertInto('after_sale_event')
    .values({
      after_sale_id: id,
      from_status: from,
      to_status: to,
      actor,
      note,
      note_en,
      act: offer?.act ?? '',
      cents: offer?.cents ?? null,
      created_at: now,
    })
    .execute()
}
