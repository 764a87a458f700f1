import type { OfferAct } from '#features/after-sales/after-sale-states.ts'
import type { WriteTx } from '#platform/database/tx.ts'
import type { Cents } from '#platform/money.ts'
import type { AfterSaleRow } from './lock-after-sale.ts'
import { NO_OFFER, noteStep } from './take-step.ts'

type OfferMove = {
  act: Exclude<OfferAct, 'take'>
  /** The sum that is offered from now on; without one there is none any more. */
  offer?: { cents: Cents; note: string; note_en: string }
  actor: string
  /** Until when whoever has the turn now may stay silent. */
  due: Date
  now: Date
}

/** A sum is offered for a held request, or no longer: the request itself stays where it is, only the turn passes. */
export async function moveOffer(tx: WriteTx, sale: AfterSaleRow, move: OfferMove): Promise<void> {
  const { act, offer, actor, due, now } = move
  const open = offer
    ? { offer_cents: offer.cents, offer_note: offer.note, offer_note_en: offer.note_en }
    : NO_OFFER
  await tx
    .updateTable('after_sale')
    .set({ ...open, changed_at: now, due_at: due, act_after: due })
    .where('id', '=', sale.id)
    .execute()
  const { id, status } = sale
  const told = { act, ...(offer ? { cents: offer.cents } : {}) }
  const said = { note: offer?.note ?? '', note_en: offer?.note_en ?? '' }
  await noteStep(tx, { id, from: status, to: status, actor, ...said, offer: told, now })
}
