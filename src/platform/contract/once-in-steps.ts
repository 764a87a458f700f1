import type { Database } from '#platform/database/database.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'
import type { Entry } from './act.ts'
import { hashBody, idempotencyKeyOf } from './idempotency-key.ts'
import type { Caller, Outcome } from './run-call.ts'

/**
 * A write in steps is no single transaction, so its key is written down before and its answer after. Whoever sends
 * the same key while the first is under way, or after a crash in between, runs it again: such an act has to find out
 * for itself that it was done. Everyone later gets the first answer once more, and another body is refused at once.
 */
export async function onceInSteps(
  { database, now }: { database: Database; now: Date },
  entry: Entry,
  input: unknown,
  caller: Caller,
  act: () => Promise<Outcome>,
): Promise<Outcome> {
  if (!caller.idempotencyKey) return act()
  const row = idempotencyKeyOf(entry, caller, caller.idempotencyKey)
  const bodyHash = hashBody(input)
  await database.statement
    .insertInto('idempotency')
    .values({ ...row, body_hash: bodyHash, answer: '', created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const cached = await database.read
    .selectFrom('idempotency')
    .select(['body_hash', 'answer'])
    .where((eb) => eb.and(row))
    .executeTakeFirst()
  if (cached && cached.body_hash !== bodyHash) refuse(m.shell_key_reused)
  if (cached?.answer) return { status: 200, answer: JSON.parse(cached.answer) }
  try {
    const outcome = await act()
    await database.statement
      .updateTable('idempotency')
      .set({ answer: JSON.stringify(outcome.answer) })
      .where((eb) => eb.and(row))
      .where('answer', '=', '')
      .execute()
    return outcome
  } catch (error) {
    // Nothing happened, so trying again is safe, also with another body.
    await database.statement
      .deleteFrom('idempotency')
      .where((eb) => eb.and(row))
      .where('answer', '=', '')
      .execute()
    throw error
  }
}
