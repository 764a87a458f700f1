import { AFTER_SALE } from '#features/after-sales/after-sale-states.ts'
import { MAX_OFFERS, offerFaults } from '#features/after-sales/after-sales-rules.ts'
import type { afterSalesSellerContract } from '#features/after-sales/after-sales-seller-contract.ts'
import type { AfterSaleRow } from '#features/after-sales/server/lock-after-sale.ts'
import { moveOffer } from '#features/after-sales/server/move-offer.ts'
import { offerDeadline } from '#features/after-sales/server/read-days.ts'
import { addMessage } from '#features/notices/server/add-message.ts'
import { type Act, withMessage } from '#platform/contract/act.ts'
import { actorKey } from '#platform/contract/actor.ts'
import { countRows } from '#platform/database/count-rows.ts'
import type { WriteTx } from '#platform/database/tx.ts'
import { toYuan } from '#platform/money.ts'
import { refuse } from '#platform/refusal.ts'
import { refuseFirst } from '#platform/refuse-first.ts'
import { shopTime } from '#platform/time.ts'
import * as m from '#words'
import { askAbout, sayWaits } from './ask-about.ts'
import { lockRequest } from './lock-request.ts'
import { showForSeller, traceOf } from './show-for-seller.ts'

/** A sum instead of yes or no: for short weight or spoiled goods. The buyer takes it, or refuses it. */
export const offerSum: Act<typeof afterSalesSellerContract.offerSum> = async (input, context) => {
  const { tx, actor, now, trace } = context
  refuseFirst(offerFaults(input))
  const locked = await lockRequest(tx, input.id)
  const { sale } = locked
  if (sale.status !== AFTER_SALE.applied) refuse(m.aftersales_moved_on)
  if (sale.offer_cents !== null) refuse(m.aftersales_offer_waits)
  if (input.amount >= sale.refund_cents)
    refuse(m.aftersales_offer_high, { amount: toYuan(sale.refund_cents) })
  await refuseEndless(tx, sale)
  const { amount: cents } = input
  const waits = await askAbout(context, locked, { act: 'offer', input, cents, reason: input.note })
  if (waits) return sayWaits(await showForSeller(context, sale.id), waits, cents)
  const due = await offerDeadline(tx, now)
  const offer = { cents, note: input.note, note_en: input.note_en ?? '' }
  await moveOffer(tx, sale, { act: 'offer', offer, actor: actorKey(actor), due, now })
  const amount = toYuan(cents)
  const data = { after_sale_id: sale.id, aftersale_sn: sale.sn, amount, until: shopTime(due) }
  await addMessage(tx, sale.buyer_id, { kind: 'after_sale_offered', data }, now)
  const shown = await showForSeller(context, sale.id)
  trace({ ...traceOf(locked, shown), reason: input.note })
  return withMessage(shown, m.aftersales_seller_offered, { amount })
}

/** Each offer gives the buyer new time to think; a seller may not put a decision off with them for ever. */
async function refuseEndless(tx: WriteTx, { id }: AfterSaleRow): Promise<void> {
  const offers = tx.selectFrom('after_sale_event').where('after_sale_id', '=', id).where('act', '=', 'offer')
  if ((await countRows(tx, offers)) >= MAX_OFFERS) refuse(m.aftersales_offers_enough, { max: MAX_OFFERS })
}
