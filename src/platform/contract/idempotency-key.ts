import { createHash } from 'node:crypto'
import type { Entry } from './act.ts'
import { actorKey } from './actor.ts'
import type { Caller } from './run-call.ts'

/** Under what a write that may be retried is remembered: a key is its caller's own, and of one call. */
export const idempotencyKeyOf = (entry: Entry, caller: Caller, key: string) => ({
  actor: actorKey(caller.actor),
  call: `${entry.feature}.${entry.name}`,
  key,
})

/** A password in six digits could be found from a plain hash of it in a moment, so secrets stay out of the hash. */
export const hashBody = (input: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(input, (name, value) => (name.includes('password') ? undefined : value)))
    .digest('hex')
