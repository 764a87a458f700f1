import type { FastifyInstance, FastifyRequest } from 'fastify'
import { narrowestBlock } from '#platform/limits/address-blocks.ts'
import type { ReadingLimits } from '#platform/limits/reading-limits.ts'
import { refuseTransport } from '#platform/refusal.ts'
import { seconds } from '#platform/time.ts'
import * as m from '#words'

const TICK = seconds(0.5)
const TOO_LATE = seconds(3)
/** Whoever caused it stays away for so long: let in again at once they would cause it again. */
const AWAY = seconds(30)

/** Late so many times in a row: who caused it is refused, then all but the desk, then everybody. */
const [CAUSE, SHOP, ALL] = [2, 3, 5]

export type Lateness = { tick(now: number): void; inARow(): number }

/**
 * How late the process comes to what it has to do. One long pause is no overload (the machine slept, memory was
 * tidied up, something large was rendered): only who is late twice in a row cannot keep up.
 */
export function measureLateness(begun: number): Lateness {
  let due = begun + TICK
  let lateInARow = 0
  return {
    tick(now) {
      lateInARow = now - due > TOO_LATE ? lateInARow + 1 : 0
      due = now + TICK
    },
    inARow: () => lateInARow,
  }
}

type Overload = { tick(now: number): void; refuses(request: { address: string; desk: boolean }): boolean }

/** Whom an overload costs their answer: first the few who cause it, if it is a few. */
export function watchOverload(lateness: Lateness, heaviest: ReadingLimits['heaviest']): Overload {
  const away = new Map<string, number>()
  return {
    tick(now) {
      lateness.tick(now)
      for (const [block, until] of away) if (until <= now) away.delete(block)
      if (lateness.inARow() < CAUSE) return
      for (const block of heaviest()) away.set(block, now + AWAY)
    },
    refuses({ address, desk }) {
      const late = lateness.inARow()
      if (desk) return late >= ALL
      // Where nobody stands out it is a crowd.
      if (late >= (away.size > 0 ? SHOP : CAUSE)) return true
      return away.size > 0 && away.has(narrowestBlock(address))
    },
  }
}

/**
 * Answers 503 at once rather than later and later, where an answer is work: calls and pages. Files, pictures and what
 * tells whether the shop is well cost next to nothing and are always served.
 */
export function shedLoad(
  server: FastifyInstance,
  { heaviest }: Pick<ReadingLimits, 'heaviest'>,
  lateness = measureLateness(performance.now()),
): void {
  const overload = watchOverload(lateness, heaviest)
  const timer = setInterval(() => overload.tick(performance.now()), TICK).unref()
  server.addHook('onClose', async () => clearInterval(timer))
  server.addHook('onRequest', (request, _reply, done) => {
    const route = request.routeOptions.url
    if (isWork(route) && overload.refuses({ address: request.ip, desk: isDeskCall(route) }))
      refuseTransport(503, m.shell_busy)
    done()
  })
}

const isWork = (route: FastifyRequest['routeOptions']['url'] = '') =>
  route === '/*' || route.startsWith('/v1/')

const isDeskCall = (route = '') => route.startsWith('/v1/desk/')
