import type { WriteTx } from '#platform/database/tx.ts'
import { days, later } from '#platform/time.ts'

/** As long a client may repeat a write under its key. */
const KEYS_KEPT = days(7)

/** Counts that have ended and keys nobody repeats any more; says how many there were. */
export async function sweepSpent(tx: WriteTx, now: Date): Promise<number> {
  const counts = await tx.deleteFrom('limit_count').where('ends_at', '<', now).executeTakeFirst()
  const old = later(now, -KEYS_KEPT)
  const keys = await tx.deleteFrom('idempotency').where('created_at', '<', old).executeTakeFirst()
  return Number(counts.numDeletedRows + keys.numDeletedRows)
}
