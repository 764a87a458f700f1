import type { WriteContext } from '#platform/contract/act.ts'
import type { Seller } from '#platform/contract/actor.ts'
import { run, select } from '#platform/database/raw-sql.ts'
import type { ReadTx } from '#platform/database/tx.ts'
import { refuse } from '#platform/refusal.ts'
import { shopDay } from '#platform/time.ts'
import * as m from '#words'

/** More than whoever calls buyers all day needs, far fewer than a shop has. */
export const REVEALS_A_DAY = 60

/**
 * Counts that a person sees a buyer's whole number; the same buyer counts once a day. Beyond the day's numbers a second person
 * has to look. Says how many are left; whoever runs a command is not counted.
 */
export async function countReveal(
  { tx, actor, now }: WriteContext<Seller>,
  buyerId: number,
): Promise<number> {
  const { person } = actor
  if (!person) return REVEALS_A_DAY
  const day = shopDay(now)
  // Two at once are counted one after the other.
  await tx.selectFrom('person').select('id').where('id', '=', person.id).forUpdate().execute()
  await run(tx)`delete from person_reveal where person_id = ${person.id} and day < ${day}::date`
  await tx
    .insertInto('person_reveal')
    .values({ person_id: person.id, day, buyer_id: buyerId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const seen = (await countReveals(tx, now)).get(person.id) ?? 0
  return seen > REVEALS_A_DAY ? refuse(m.people_many_reveals, { count: REVEALS_A_DAY }) : REVEALS_A_DAY - seen
}

/** Whose number each person has seen today, counted. */
export async function countReveals(tx: ReadTx, now: Date): Promise<ReadonlyMap<number, number>> {
  const rows = await select<{ person_id: number; count: number }>(tx)`
    select person_id, count(*)::int as count from person_reveal where day = ${shopDay(now)}::date group by person_id`
  return new Map(rows.map(({ person_id, count }) => [person_id, count]))
}
