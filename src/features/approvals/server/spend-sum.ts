import { isGiver } from '#features/approvals/approval-rules.ts'
import { RIGHTS } from '#features/people/roles.ts'
import type { Seller } from '#platform/contract/actor.ts'
import { run, select } from '#platform/database/raw-sql.ts'
import type { ReadTx, WriteTx } from '#platform/database/tx.ts'
import type { Cents } from '#platform/money.ts'
import { shopDay } from '#platform/time.ts'
import { readSums } from './read-sums.ts'

type Person = NonNullable<Seller['person']>

/**
 * Whether a person may give this away alone; if so, it counts for the day. Check and count are one statement: whoever
 * asks twice in the same moment is counted twice, one after the other.
 */
export async function spendSum(tx: WriteTx, person: Person, cents: Cents, now: Date): Promise<boolean> {
  if (!isGiver(person.role)) return false
  const { each, day: most } = await readSums(tx, person.role)
  if (cents <= Math.min(each, most)) {
    const { rows } = await run<{ cents: number }>(tx)`
      insert into person_sum (person_id, day, cents) values (${person.id}, ${shopDay(now)}::date, ${cents})
      on conflict (person_id, day) do update set cents = person_sum.cents + excluded.cents
        where person_sum.cents + excluded.cents <= ${most}
      returning cents`
    if (rows.length > 0) return true
  }
  return person.role === 'owner' && !(await hasSecond(tx, person.id))
}

/** An owner who works alone waits for nobody: there is nobody. */
async function hasSecond(tx: ReadTx, id: number): Promise<boolean> {
  const rows = await select(tx)`select 1 from person
    where id <> ${id} and blocked_at is null and role = any(${[...RIGHTS.agree]}::text[]) limit 1`
  return rows.length > 0
}
