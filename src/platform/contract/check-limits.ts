import { consumePlace } from '#platform/limits/consume-place.ts'
import type { Limiter } from '#platform/limits/limiter.ts'
import { refuseTransport } from '#platform/refusal.ts'
import * as m from '#words'
import type { Entry } from './act.ts'
import { type Actor, actorKey } from './actor.ts'

/** Spends what the call costs of its caller's limits, or refuses with how long to wait. */
export async function checkLimits(
  limiter: Limiter,
  { feature, name, call }: Entry,
  caller: { actor: Actor; address: string },
): Promise<void> {
  for (const limit of call.limits ?? []) {
    // The span is part of the key: a call may be limited by the minute and by the day.
    const key = `${feature}.${name}:${limit.by}:${limit.seconds}`
    const wait =
      limit.by === 'address'
        ? await consumePlace(limiter, key, caller.address, limit)
        : await limiter.consume(`${key}:${actorKey(caller.actor)}`, limit)
    if (wait > 0) refuseTransport(429, m.shell_too_many, { seconds: wait })
  }
}
