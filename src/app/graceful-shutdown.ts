import type { Server } from 'node:http'
import net from 'node:net'
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { seconds } from '#platform/time.ts'

export type GracefulShutdown = {
  begun(): boolean
  /** Until nobody new comes in; who holds a connection is still answered in it. */
  closePort(): Promise<void>
  /** Until no connection is held any more. */
  letGo(): Promise<void>
}

/** Long enough for whoever looks at `/readyz` each second to send visitors elsewhere. */
const NOTICE = seconds(1)
/** Longer than a proxy keeps a connection it does not use: `keepalive_timeout` in deploy/nginx/upstream.conf. */
const HELD = seconds(6)
const QUIET_WITHIN = seconds(1)

/**
 * How a process behind a proxy stops without failing a request that cannot be repeated (decision 73). Whoever is refused
 * at the port has sent nothing yet and asks another process; a request that has arrived in a connection is answered. In between
 * are two moments in which one could be lost, and both are kept empty: the port closes while the proxy still has
 * connections and needs no new one, and a connection ends with an answer, or when the proxy itself lets go of it.
 */
export function prepareShutdown({ server }: FastifyInstance): GracefulShutdown {
  let begun = false
  return {
    begun: () => begun,
    async closePort() {
      begun = true
      const underWay = countUnderWay(server)
      await wait(NOTICE)
      await quietTurn(underWay)
      stopAccepting(server)
      server.prependListener('request', (_request, response) => response.setHeader('connection', 'close'))
    },
    async letGo() {
      const until = performance.now() + HELD
      while ((await countConnections(server)) > 0 && performance.now() < until) await wait(20)
    },
  }
}

/** The port alone: the close() of an HTTP server would cut idle connections too, which may carry one more request. */
const stopAccepting = (server: net.Server) => net.Server.prototype.close.call(server)

const countConnections = (server: net.Server) =>
  new Promise<number>((resolve) => server.getConnections((_error, count) => resolve(count ?? 0)))

/** How many requests are under way that came in from now on. */
function countUnderWay(server: Server): () => number {
  let count = 0
  server.on('request', (_request, response) => {
    count += 1
    response.once('close', () => {
      count -= 1
    })
  })
  return () => count
}

/**
 * Whoever knocks after the loop has last looked at the port is turned away when it closes, with the request already
 * sent. In a turn in which nothing else was to be done that time is a few microseconds; while nothing is under way every
 * connection the proxy holds is free, and it needs no other. A shop that is never without work gets such a turn at least.
 */
async function quietTurn(underWay: () => number): Promise<void> {
  const begun = performance.now()
  for (let from = begun; from < begun + 2 * QUIET_WITHIN; from = performance.now()) {
    await nextTurn()
    const alone = underWay() === 0 || from > begun + QUIET_WITHIN
    if (alone && performance.now() - from < 0.1) return
  }
}
