import type { FastifyInstance } from 'fastify'
import { refuseTransport } from '#platform/refusal.ts'
import { seconds } from '#platform/time.ts'
import * as m from '#words'

const TICK = seconds(0.5)
const TOO_LATE = seconds(3)

export type Lateness = { tick(now: number): void; isTooLate(): boolean }

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
    isTooLate: () => lateInARow > 1,
  }
}

/**
 * Answers 503 at once rather than later and later, where an answer is work: calls and pages. Files, pictures and what
 * tells whether the shop is well cost next to nothing and are always served.
 */
export function shedLoad(server: FastifyInstance, lateness = measureLateness(performance.now())): void {
  const timer = setInterval(() => lateness.tick(performance.now()), TICK).unref()
  server.addHook('onClose', async () => clearInterval(timer))
  server.addHook('onRequest', (request, _reply, done) => {
    if (lateness.isTooLate() && isWork(request.routeOptions.url)) refuseTransport(503, m.shell_busy)
    done()
  })
}

const isWork = (route = '') => route === '/*' || route.startsWith('/v1/')
