import { isDeepStrictEqual } from 'node:util'
import type { Statement, WriteTx } from '#platform/database/tx.ts'
import type { Trace } from './trace.ts'

/** Who did it, from where, by which call. */
export type Circumstances = { actor: string; address: string; call: string; requestId: string; now: Date }

/** A statement takes so many values and no more; a file may change thousands of things. */
const AT_ONCE = 200

/** Writes the lines down together with what they tell of: both hold, or neither. */
export async function addAuditLines(
  store: WriteTx | Statement,
  { actor, address, call, requestId, now }: Circumstances,
  traces: readonly Trace[],
): Promise<void> {
  const lineOf = ({ thing, id, before, after, reason = '' }: Trace) => ({
    created_at: now,
    actor,
    address,
    call,
    thing,
    thing_id: String(id),
    before: differing(before, after),
    after: differing(after, before),
    reason,
    request_id: requestId,
  })
  for (let at = 0; at < traces.length; at += AT_ONCE)
    await store
      .insertInto('audit_line')
      .values(traces.slice(at, at + AT_ONCE).map(lineOf))
      .execute()
}

function differing(
  mine: Record<string, unknown> | undefined,
  other: Record<string, unknown> | undefined,
): string | null {
  if (!mine) return null
  const kept = Object.entries(mine).filter(([key, value]) => !other || !isDeepStrictEqual(value, other[key]))
  return JSON.stringify(Object.fromEntries(kept))
}
