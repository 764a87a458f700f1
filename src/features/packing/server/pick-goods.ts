import type { wavesSellerContract } from '#features/packing/waves-seller-contract.ts'
import type { Act } from '#platform/contract/act.ts'
import { run } from '#platform/database/raw-sql.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'
import { WAVES } from './wave-tags.ts'

export const pickGoods: Act<typeof wavesSellerContract.pickGoods> = async (
  { id, sku_id, picked },
  { tx, changed, trace },
) => {
  const { rows } = await run<{ sku_id: number }>(tx)`
    insert into pick_line (wave_id, sku_id, picked)
    select ${id}::bigint, ${sku_id}::bigint, ${picked}::int where exists (
      select from wave_order w join order_item i on i.order_id = w.order_id
      where w.wave_id = ${id} and i.sku_id = ${sku_id})
    on conflict (wave_id, sku_id) do update set picked = excluded.picked returning sku_id`
  if (rows.length === 0) refuse(m.waves_none)
  changed(WAVES)
  trace({ thing: 'wave', id, after: { sku: sku_id, picked } })
  return { id, sku_id, picked }
}
