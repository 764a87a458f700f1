import type { wavesSellerContract } from '#features/packing/waves-seller-contract.ts'
import type { Act } from '#platform/contract/act.ts'
import { workOnBox } from './lock-box.ts'
import { WAVES } from './wave-tags.ts'

export const claimBox: Act<typeof wavesSellerContract.claimBox> = async (
  { order_sn },
  { tx, actor, now, changed, trace },
) => {
  const { wave_id, box } = await workOnBox(tx, order_sn, { name: actor.name, now })
  changed(WAVES)
  trace({ thing: 'order', id: order_sn, after: { wave: wave_id, box, claimed: 1 } })
  return { order_sn }
}
