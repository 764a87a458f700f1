import type { wavesSellerContract } from '#features/packing/waves-seller-contract.ts'
import type { Act } from '#platform/contract/act.ts'
import { lockBox } from './lock-box.ts'
import { WAVES } from './wave-tags.ts'

export const releaseBox: Act<typeof wavesSellerContract.releaseBox> = async (
  { order_sn },
  { tx, actor, now, changed, trace },
) => {
  const { order_id, wave_id, box } = await lockBox(tx, order_sn, { name: actor.name, now })
  await tx
    .updateTable('wave_order')
    .set({ claimed_by: null, claimed_until: null })
    .where('order_id', '=', order_id)
    .execute()
  changed(WAVES)
  trace({ thing: 'order', id: order_sn, after: { wave: wave_id, box, claimed: 0 } })
  return { order_sn }
}
