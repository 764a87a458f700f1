import { consumePlace } from '#platform/limits/consume-place.ts'
import type { Limiter } from '#platform/limits/limiter.ts'
import { refuseTransport } from '#platform/refusal.ts'
import * as m from '#words'

type Limit = { points: number; seconds: number }

/** Counts one attempt, whatever becomes of it; too many are sent away with the time to wait. */
export async function spendLimit(limiter: Limiter, key: string, limit: Limit): Promise<void> {
  refuseToWait(await limiter.consume(key, limit))
}

/** The same for all that one address does, and the blocks it lies in. */
export async function spendPlace(
  limiter: Limiter,
  name: string,
  address: string,
  limit: Limit,
): Promise<void> {
  refuseToWait(await consumePlace(limiter, name, address, limit))
}

function refuseToWait(seconds: number): void {
  if (seconds > 0) refuseTransport(429, m.shell_too_many, { seconds })
}
