import { ORDER } from '#features/orders/order-states.ts'
import { CLAIM_LASTS } from '#features/packing/packing-rules.ts'
import type { wavesSellerContract } from '#features/packing/waves-seller-contract.ts'
import type { Act } from '#platform/contract/act.ts'
import { refuse } from '#platform/refusal.ts'
import { later } from '#platform/time.ts'
import * as m from '#words'
import { lockAnyBox } from './lock-box.ts'
import { WAVES } from './wave-tags.ts'

/** Whoever opens a box again is packing it. */
export const unpackBox: Act<typeof wavesSellerContract.unpackBox> = async (
  { order_sn },
  { tx, actor, now, changed, trace },
) => {
  const { order_id, wave_id, packed_by, status } = await lockAnyBox(tx, order_sn)
  if (packed_by === null) refuse(m.waves_not_packed)
  if (status !== ORDER.paid) refuse(m.waves_gone)
  await tx
    .updateTable('wave_order')
    .set({ packed_by: null, packed_at: null, claimed_by: actor.name, claimed_until: later(now, CLAIM_LASTS) })
    .where('order_id', '=', order_id)
    .execute()
  await tx.updateTable('wave').set({ closed_at: null }).where('id', '=', wave_id).execute()
  changed(WAVES)
  trace({ thing: 'order', id: order_sn, before: { packed_by } })
  return { order_sn }
}
