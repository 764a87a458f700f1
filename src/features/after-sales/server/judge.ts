import { addMessage } from '#features/notices/server/add-message.ts'
import type { WriteTx } from '#platform/database/tx.ts'
import { shopTime } from '#platform/time.ts'
import { giveBack } from './give-back.ts'
import type { LockedAfterSale } from './lock-after-sale.ts'
import { parcelDeadline } from './read-days.ts'
import { takeStep } from './take-step.ts'

type By = { actor: string; now: Date }

/** Yes: the money goes back, or for a return the buyer is asked for the goods first. Answers tags that changed. */
export async function approve(
  tx: WriteTx,
  locked: LockedAfterSale,
  { actor, now, restock = 'unsent' }: By & { restock?: 'unsent' | 'none' },
): Promise<readonly string[]> {
  if (locked.sale.type === 'refund') {
    const sale = await takeStep(tx, locked, { act: 'approve', actor, now })
    // What was not shipped, or could have been downloaded and was not, never left.
    return giveBack(tx, { locked, sale, restock, actor, now })
  }
  const { due, remind } = await parcelDeadline(tx, now)
  const more = { due_at: due, remind_after: remind }
  const sale = await takeStep(tx, locked, { act: 'approve', actor, more, now })
  const data = { after_sale_id: sale.id, aftersale_sn: sale.sn, until: shopTime(due) }
  await addMessage(tx, sale.buyer_id, { kind: 'after_sale_approved', data }, now)
  return []
}

export async function reject(
  tx: WriteTx,
  locked: LockedAfterSale,
  { reason, reason_en }: { reason: string; reason_en: string },
  { actor, now }: By,
): Promise<void> {
  const more = { refund_msg: reason, refund_msg_en: reason_en }
  const said = { note: reason, note_en: reason_en }
  const sale = await takeStep(tx, locked, { act: 'reject', actor, ...said, more, now })
  const data = { after_sale_id: sale.id, aftersale_sn: sale.sn, reason, reason_en }
  await addMessage(tx, sale.buyer_id, { kind: 'after_sale_rejected', data }, now)
}

/** The parcel is back. Goods nobody has counted, because the seller stayed silent, are not put up for sale. */
export async function receive(
  tx: WriteTx,
  locked: LockedAfterSale,
  { actor, now, counted }: By & { counted: boolean },
): Promise<readonly string[]> {
  const sale = await takeStep(tx, locked, { act: 'receive', actor, now })
  return giveBack(tx, { locked, sale, restock: counted ? 'returned' : 'none', actor, now })
}
