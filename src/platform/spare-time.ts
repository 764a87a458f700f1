import { performance } from 'node:perf_hooks'
import { setTimeout as wait } from 'node:timers/promises'

/** Whoever has used the thread for more of the time than this is to have all of it. */
const BUSY = 0.3
/** So long one looks, to see whether others use it. */
const LOOK = 10

/**
 * For work that nobody waits for. It is done while the thread has nothing better to do: after each piece it rests, and looks
 * meanwhile whether anybody else uses the thread.
 */
export type SpareTime = {
  /** Ends when the rest is over: true where there is time for another piece. */
  rest(worked: number): Promise<boolean>
}

/** All processes of a host together take half of a core at most. */
export function createSpareTime(processes: number): SpareTime {
  return {
    async rest(worked) {
      const before = performance.eventLoopUtilization()
      await wait(Math.max(worked * (2 * processes - 1), LOOK), undefined, { ref: false })
      return performance.eventLoopUtilization(before).utilization < BUSY
    },
  }
}

/** For whoever does it by hand, and waits for it. */
export const ALL_THE_TIME: SpareTime = { rest: async () => true }
