import type { wavesSellerContract } from '#features/packing/waves-seller-contract.ts'
import { type Act, withMessage } from '#platform/contract/act.ts'
import { run } from '#platform/database/raw-sql.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'
import { WAVES } from './wave-tags.ts'

/** Refused while somebody else is packing a box of it: theirs would be taken out of their hands. */
export const closeWave: Act<typeof wavesSellerContract.closeWave> = async (
  { id },
  { tx, actor, now, changed, trace },
) => {
  const { rows: open } = await run<{ claimed: string | null }>(tx)`
    select (select coalesce(p.name, w.claimed_by) from wave_order w left join person p on p.email = w.claimed_by
      where w.wave_id = wave.id and w.packed_at is null and w.claimed_by <> ${actor.name} and w.claimed_until > ${now}
      limit 1) as claimed
    from wave where id = ${id} and closed_at is null for update`
  const [wave] = open
  if (!wave) return refuse(m.waves_none)
  if (wave.claimed !== null) refuse(m.waves_claimed, { name: wave.claimed })
  const { rows } = await run<{ order_id: number }>(tx)`
    delete from wave_order where wave_id = ${id} and packed_at is null returning order_id`
  await tx.updateTable('wave').set({ closed_at: now }).where('id', '=', id).execute()
  changed(WAVES)
  const freed = rows.length
  trace({ thing: 'wave', id, after: { closed: 1, freed } })
  return withMessage({ id, freed }, m.waves_closed_done, { id, count: freed })
}
