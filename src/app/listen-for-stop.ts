import type { Log } from '#platform/log.ts'

/** How long the whole shutdown may take before the process ends anyway. */
const SHUTDOWN_DEADLINE = 20_000

export type Stop = {
  begun(): boolean
  /** How to close in order, from now on. */
  closeWith(close: () => Promise<void>): void
}

/**
 * SIGTERM and Ctrl-C. Until there is something to close they end the program at once, by `process.exit` and not by the
 * signal itself, so that the processes it has started end with it. A second signal changes nothing: npm passes on the
 * one that a terminal has sent to everybody.
 */
export function listenForStop(log: Log): Stop {
  let close: (() => Promise<void>) | undefined
  let stopping = false
  const stop = async (signal: NodeJS.Signals) => {
    if (stopping) return
    stopping = true
    if (!close) process.exit(signal === 'SIGINT' ? 130 : 143)
    log.info({ signal }, 'closing')
    setTimeout(() => process.exit(1), SHUTDOWN_DEADLINE).unref()
    try {
      await close()
      process.exit(0)
    } catch (error) {
      log.error({ err: error }, 'the shop could not be closed in order')
      process.exit(1)
    }
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  return {
    begun: () => stopping,
    closeWith(how) {
      close = how
    },
  }
}
