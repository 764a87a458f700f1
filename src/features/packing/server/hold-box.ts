import type { wavesSellerContract } from '#features/packing/waves-seller-contract.ts'
import type { Act } from '#platform/contract/act.ts'
import { lockBox } from './lock-box.ts'
import { WAVES } from './wave-tags.ts'

export const holdBox: Act<typeof wavesSellerContract.holdBox> = async (
  { order_sn, reason },
  { tx, actor, now, changed, trace },
) => {
  const { order_id } = await lockBox(tx, order_sn, { name: actor.name, now })
  await tx
    .updateTable('wave_order')
    .set({ claimed_by: null, claimed_until: null, held_because: reason })
    .where('order_id', '=', order_id)
    .execute()
  changed(WAVES)
  trace({ thing: 'order', id: order_sn, after: { held: 1 }, reason })
  return { order_sn }
}
