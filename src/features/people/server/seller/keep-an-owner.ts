import type { WriteTx } from '#platform/database/tx.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'

/**
 * The person as they are, locked together with all owners, in the order of their numbers: two owners who take each
 * other's role away at once must not both succeed.
 */
export async function lockPerson(tx: WriteTx, id: number) {
  const rows = await tx
    .selectFrom('person')
    .select(['id', 'role', 'blocked_at', 'factor_secret'])
    .where((person) => person.or([person('id', '=', id), person('role', '=', 'owner')]))
    .orderBy('id')
    .forUpdate()
    .execute()
  const person = rows.find((row) => row.id === id)
  if (!person) return refuse(m.people_none)
  const others = rows.filter((row) => row.id !== id && row.role === 'owner' && !row.blocked_at)
  return { person, isLastOwner: person.role === 'owner' && others.length === 0 }
}
