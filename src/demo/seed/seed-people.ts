import { DEMO_PEOPLE } from '#demo/demo-people.ts'
import type { ReadSeed } from '#demo/read-seed.ts'
import { hashPassword } from '#features/account/server/security/hash-password.ts'
import { addPerson } from '#features/people/server/add-person.ts'
import type { WriteTx } from '#platform/database/tx.ts'

export async function seedPeople(tx: WriteTx, _read: ReadSeed, now: Date): Promise<void> {
  for (const { email, name, role, password } of DEMO_PEOPLE)
    await addPerson(tx, { email, name, role, passwordHash: await hashPassword(password), now })
}
