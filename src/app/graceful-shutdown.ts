import net from 'node:net'
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { seconds } from '#platform/time.ts'

export type GracefulShutdown = {
  begun(): boolean
  drain(): Promise<void>
}

/** Long enough for a proxy to use each connection it keeps once more, and to look at `/readyz`. */
const NOTICE = seconds(1)
/** A request in a connection accepted last has arrived by then. */
const ARRIVAL = 200

/**
 * How a process behind a proxy stops without failing a request that cannot be repeated. Closing an idle connection or
 * the port at once would meet requests already on their way into it. So it first says that it is not ready and ends
 * each connection with the next answer it carries; whoever is refused at the port after that has sent nothing yet.
 */
export function prepareShutdown({ server }: FastifyInstance): GracefulShutdown {
  let begun = false
  return {
    begun: () => begun,
    async drain() {
      begun = true
      server.prependListener('request', (_request, response) => response.setHeader('connection', 'close'))
      await wait(NOTICE)
      await quietTurn()
      stopAccepting(server)
      await wait(ARRIVAL)
    },
  }
}

/** The port alone: the close() of an HTTP server would cut idle connections too, which may carry one more request. */
const stopAccepting = (server: net.Server) => net.Server.prototype.close.call(server)

/**
 * Whoever knocks after the loop has last looked at the port is turned away when it closes, with the request already
 * sent. In a turn in which nothing else was to be done that time is a few microseconds.
 */
async function quietTurn(): Promise<void> {
  for (let turn = 0; turn < 2000; turn += 1) {
    const from = performance.now()
    await nextTurn()
    if (performance.now() - from < 0.1) return
  }
}
