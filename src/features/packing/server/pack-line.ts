import type { wavesSellerContract } from '#features/packing/waves-seller-contract.ts'
import type { Act } from '#platform/contract/act.ts'
import { run } from '#platform/database/raw-sql.ts'
import { findLine } from './find-line.ts'
import { workOnBox } from './lock-box.ts'
import { WAVES } from './wave-tags.ts'

export const packLine: Act<typeof wavesSellerContract.packLine> = async (
  { order_sn, sku_id, packed },
  { tx, actor, now, changed, trace },
) => {
  const { order_id } = await workOnBox(tx, order_sn, { name: actor.name, now })
  const { id } = await findLine(tx, order_id, sku_id, packed)
  await run(tx)`
    insert into pack_line (order_item_id, order_id, packed) values (${id}, ${order_id}, ${packed}::int)
    on conflict (order_item_id) do update set packed = excluded.packed`
  changed(WAVES)
  trace({ thing: 'order', id: order_sn, after: { sku: sku_id, packed } })
  return { order_sn, sku_id, packed }
}
