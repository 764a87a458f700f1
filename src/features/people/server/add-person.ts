import type { Role } from '#features/people/roles.ts'
import type { WriteTx } from '#platform/database/tx.ts'

type NewPerson = { email: string; name: string; role: Role; passwordHash: string; now: Date }

/** Nothing where somebody has that email already. */
export async function addPerson(
  tx: WriteTx,
  { email, name, role, passwordHash, now }: NewPerson,
): Promise<number | undefined> {
  const added = await tx
    .insertInto('person')
    .values({
      email,
      name,
      role,
      password_hash: passwordHash,
      factor_secret: null,
      factor_pending: null,
      blocked_at: null,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst()
  return added?.id
}
