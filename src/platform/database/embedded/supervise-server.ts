import { setTimeout as sleep } from 'node:timers/promises'
import { choosePort } from './choose-port.ts'
import { endOrphans } from './end-orphans.ts'
import { runServer, type Server, ServerFailed, type ServerOptions } from './run-server.ts'
import { stopLeftBehind } from './stop-left-behind.ts'

type Supervision = Omit<ServerOptions, 'port'> & { folder: string }

export type SupervisedServer = { port: number; stop(): Promise<void> }

const FIRST_START_PATIENCE = 15_000
const LONGEST_PAUSE = 5_000

const HELD_BY_ORPHANS = /shared memory block/
const PORT_TAKEN = /Address already in use|could not bind/

/** Starts the server and, should it die on its own, starts it again on the same port until `stop` is called. */
export async function superviseServer(options: Supervision): Promise<SupervisedServer> {
  const { cluster, log } = options
  const stopping = new AbortController()
  const { port, server } = await startFirst(options)
  let current = server
  let restarted = Promise.resolve()
  watch()

  function watch(): void {
    current.exited.then(() => {
      if (stopping.signal.aborted) return
      log('PostgreSQL ended unexpectedly; starting it again.')
      restarted = restart()
    })
  }

  async function restart(): Promise<void> {
    for (let pause = 100; !stopping.signal.aborted; pause = Math.min(pause * 2, LONGEST_PAUSE)) {
      try {
        await stopLeftBehind(cluster, log)
        current = await runServer({ ...options, port })
        log('PostgreSQL is serving again.')
        return watch()
      } catch (error) {
        if (failedBy(error, HELD_BY_ORPHANS)) await endOrphans(cluster)
        else log(explain(error).message)
        await sleep(pause, undefined, { signal: stopping.signal }).catch(() => {})
      }
    }
  }

  return {
    port,
    async stop() {
      stopping.abort()
      await restarted
      await current.stop()
    },
  }
}

async function startFirst(options: Supervision): Promise<{ port: number; server: Server }> {
  const deadline = performance.now() + FIRST_START_PATIENCE
  for (;;) {
    const port = await choosePort(options.folder)
    try {
      return { port, server: await runServer({ ...options, port }) }
    } catch (error) {
      const orphaned = failedBy(error, HELD_BY_ORPHANS)
      if (performance.now() > deadline || !(orphaned || failedBy(error, PORT_TAKEN))) throw explain(error)
      if (orphaned) await endOrphans(options.cluster)
      await sleep(100)
    }
  }
}

function failedBy(error: unknown, cause: RegExp): boolean {
  return error instanceof ServerFailed && cause.test(error.message)
}

function explain(error: unknown): Error {
  if (!(error instanceof ServerFailed)) return error as Error
  return new Error(`PostgreSQL did not start: ${error.message}`, { cause: error })
}
