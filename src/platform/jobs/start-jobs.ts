import { setTimeout as wait } from 'node:timers/promises'
import { DatabaseAway } from '#platform/database/database-away.ts'
import type { Log } from '#platform/log.ts'
import { seconds } from '#platform/time.ts'

/**
 * Work that is found by a query and done by whoever finds it: what was missed while nobody ran is simply still there.
 * Each sweep claims what it takes on (`for update skip locked`), so that any number of processes may run it.
 */
export type Sweep = {
  name: string
  everySeconds: number
  /** Does what is due and says how much that was; it is called again at once as long as there was something. */
  run(): Promise<number>
}

/**
 * How each sweep fares: when it last came to its end, and how often it failed. One that has not ended yet counts from its
 * start, so that it is missed even if it never does.
 */
export type SweepFigures = Map<string, { endedAt: number; failures: number }>

export type Jobs = {
  /** Runs one sweep until nothing is due, as a test does after it has moved the clock. */
  runNow(name: string): Promise<number>
  /** Nothing new is begun; what is under way is waited for, but not for ever: it would be found again. */
  close(): Promise<void>
}

const PATIENCE = seconds(5)

type Options = {
  log: Log
  clock: () => Date
  figures: SweepFigures
  running: boolean
  /** Milliseconds until the first round; none unless said. */
  firstAfter?: number
}

export function startJobs(sweeps: readonly Sweep[], options: Options): Jobs {
  const loops = options.running ? sweeps.map((sweep) => loop(sweep, options)) : []
  return {
    async runNow(name) {
      const sweep = sweeps.find((one) => one.name === name)
      if (!sweep) throw new Error(`There is no sweep ${name}`)
      let total = 0
      for (let done = await sweep.run(); done > 0; done = await sweep.run()) total += done
      return total
    },
    async close() {
      const stopped = Promise.all(loops.map((stop) => stop()))
      const patience = new AbortController()
      await Promise.race([stopped, wait(PATIENCE, undefined, { signal: patience.signal })])
      patience.abort()
    },
  }
}

/** A shop that was down catches up in its first round. A failure waits for the next one. */
function loop({ name, everySeconds, run }: Sweep, options: Options): () => Promise<void> {
  const { log, clock, figures, firstAfter = 0 } = options
  const mine = { endedAt: clock().getTime(), failures: 0 }
  figures.set(name, mine)
  let closing = false
  let wake = () => {}
  const pause = (milliseconds: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, milliseconds)
      wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  const running = (async () => {
    if (firstAfter > 0) await pause(firstAfter)
    while (!closing) {
      const done = await run().catch((error) => {
        mine.failures += 1
        // That the database is away is said once, by whoever watches it.
        if (!closing && !(error instanceof DatabaseAway))
          log.error({ err: error, sweep: name }, 'a sweep failed')
        return undefined
      })
      if (done !== undefined) mine.endedAt = clock().getTime()
      if (!done && !closing) await pause(seconds(everySeconds))
    }
  })()
  return async () => {
    closing = true
    wake()
    await running
  }
}
