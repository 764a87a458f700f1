import { createHash } from 'node:crypto'
import type { Database } from '#platform/database/database.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'
import type { Entry } from './act.ts'
import { actorKey } from './actor.ts'
import type { Caller, Outcome } from './run-call.ts'

/**
 * A write in steps is no single transaction, so its key is written down before and its answer after. Whoever sends
 * the same key while the first is under way, or after a crash in between, runs it again: such an act has to find out
 * for itself that it was done. Everyone later gets the first answer once more, and another body is refused at once.
 */
export async function onceInSteps(
  database: Database,
  entry: Entry,
  input: unknown,
  caller: Caller,
  act: () => Promise<Outcome>,
): Promise<Outcome> {
  if (!caller.idempotencyKey) return act()
  const row = {
    actor: actorKey(caller.actor),
    call: `${entry.feature}.${entry.name}`,
    key: caller.idempotencyKey,
  }
  const bodyHash = hashBody(input)
  await database.read
    .insertInto('idempotency')
    .values({ ...row, body_hash: bodyHash, answer: '', created_at: new Date() })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const kept = await database.read
    .selectFrom('idempotency')
    .select(['body_hash', 'answer'])
    .where((eb) => eb.and(row))
    .executeTakeFirst()
  if (kept && kept.body_hash !== bodyHash) refuse(m.shell_key_reused)
  if (kept?.answer) return { status: 200, answer: JSON.parse(kept.answer) }
  try {
    const outcome = await act()
    await database.read
      .updateTable('idempotency')
      .set({ answer: JSON.stringify(outcome.answer) })
      .where((eb) => eb.and(row))
      .where('answer', '=', '')
      .execute()
    return outcome
  } catch (error) {
    // Nothing happened, so trying again is safe, also with another body.
    await database.read
      .deleteFrom('idempotency')
      .where((eb) => eb.and(row))
      .where('answer', '=', '')
      .execute()
    throw error
  }
}

/** A password in six digits could be found from a plain hash of it in a moment, so secrets stay out of the hash. */
const hashBody = (input: unknown) =>
  createHash('sha256')
    .update(JSON.stringify(input, (name, value) => (name.includes('password') ? undefined : value)))
    .digest('hex')
