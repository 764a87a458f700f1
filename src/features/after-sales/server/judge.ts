import { leaveMessage } from '#features/notices/server/leave-message.ts'
import { ORDER_STATUS } from '#features/orders/order-states.ts'
import type { WriteTx } from '#platform/database/database.ts'
import { shopTime } from '#platform/time.ts'
import { giveBack } from './give-back.ts'
import type { Held } from './hold-after-sale.ts'
import { parcelDeadline } from './read-days.ts'
import { takeStep } from './take-step.ts'

type By = { actor: string; now: Date }

/** Yes: the money goes back, or for a return the buyer is asked for the goods first. Answers tags that changed. */
export async function approve(tx: WriteTx, held: Held, { actor, now }: By): Promise<readonly string[]> {
  if (held.sale.type === 'refund') {
    const sale = await takeStep(tx, held, { act: 'approve', actor, now })
    // What was not shipped, or could have been downloaded and was not, never left.
    const goodsAreHere = held.order.status === ORDER_STATUS.paid || held.order.virtual
    return giveBack(tx, { sale, goodsAreHere, actor, now })
  }
  const { due, remind } = await parcelDeadline(tx, now)
  const more = { due_at: due, remind_after: remind }
  const sale = await takeStep(tx, held, { act: 'approve', actor, more, now })
  const data = { after_sale_id: sale.id, aftersale_sn: sale.sn, until: shopTime(due) }
  await leaveMessage(tx, sale.buyer_id, { kind: 'after_sale_approved', data }, now)
  return []
}

export async function reject(tx: WriteTx, held: Held, reason: string, { actor, now }: By): Promise<void> {
  const more = { refund_msg: reason }
  const sale = await takeStep(tx, held, { act: 'reject', actor, note: reason, more, now })
  const data = { after_sale_id: sale.id, aftersale_sn: sale.sn, reason }
  await leaveMessage(tx, sale.buyer_id, { kind: 'after_sale_rejected', data }, now)
}

/** The parcel is back. Goods nobody has counted, because the seller stayed silent, are not put up for sale. */
export async function receive(
  tx: WriteTx,
  held: Held,
  { actor, now, counted }: By & { counted: boolean },
): Promise<readonly string[]> {
  const sale = await takeStep(tx, held, { act: 'receive', actor, now })
  return giveBack(tx, { sale, goodsAreHere: counted, actor, now })
}
