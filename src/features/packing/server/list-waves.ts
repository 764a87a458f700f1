import { ORDER } from '#features/orders/order-states.ts'
import type { wavesSellerContract } from '#features/packing/waves-seller-contract.ts'
import type { Act } from '#platform/contract/act.ts'
import { countRows } from '#platform/database/count-rows.ts'
import { literal } from '#platform/database/literal.ts'
import { select } from '#platform/database/raw-sql.ts'
import { shopTime } from '#platform/time.ts'
import { isPlannable } from './plannable.ts'

type Row = {
  id: number
  made_by: string
  created_at: Date
  orders: number
  packed: number
  waiting: number
  people: string[]
}

export const listWaves: Act<typeof wavesSellerContract.listWaves> = async (_, { tx, now }) => {
  const waves = await select<Row>(tx)`
    select wave.id, coalesce(maker.name, wave.made_by) as made_by, wave.created_at,
      count(w.order_id) as orders, count(w.packed_at) as packed,
      count(*) filter (where w.packed_at is null and o.status = ${literal(ORDER.paid)}) as waiting,
      coalesce(array_agg(distinct coalesce(claimer.name, w.claimed_by))
        filter (where w.claimed_until > ${now} and w.packed_at is null), '{}') as people
    from wave join wave_order w on w.wave_id = wave.id join shop_order o on o.id = w.order_id
    left join person maker on maker.email = wave.made_by
    left join person claimer on claimer.email = w.claimed_by
    where wave.closed_at is null
    group by wave.id, maker.name order by wave.id limit 100`
  return {
    waves: waves.map(({ created_at, ...wave }) => ({ ...wave, create_time: shopTime(created_at) })),
    unplanned: await countRows(tx, tx.selectFrom('shop_order').where(isPlannable)),
  }
}
