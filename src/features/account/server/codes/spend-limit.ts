import type { Limiter } from '#platform/limits/limiter.ts'
import { refuseTransport } from '#platform/refusal.ts'
import * as m from '#words'

type Limit = { points: number; seconds: number }

/** Counts one attempt, whatever becomes of it; too many are sent away with the time to wait. */
export async function spendLimit(limiter: Limiter, key: string, limit: Limit): Promise<void> {
  const wait = await limiter.consume(key, limit)
  if (wait > 0) refuseTransport(429, m.shell_too_many, { seconds: wait })
}
