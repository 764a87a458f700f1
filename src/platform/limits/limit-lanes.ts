import { setImmediate as laterOn } from 'node:timers/promises'

/**
 * At most so many pieces of work at once for each key. Between two of them the event loop goes round: whoever asks ten times at once
 * has the others wait for two of these, and waits for the rest alone.
 */
export function limitLanes(most: number) {
  const lanes = new Map<string, { busy: number; queue: (() => void)[] }>()

  return async function inLane<T>(key: string, work: () => Promise<T>): Promise<T> {
    const lane = lanes.get(key) ?? { busy: 0, queue: [] }
    lanes.set(key, lane)
    if (lane.busy < most) lane.busy += 1
    else {
      await new Promise<void>((resolve) => lane.queue.push(resolve))
      await laterOn()
    }
    try {
      return await work()
    } finally {
      // Whoever waits takes over the place.
      const next = lane.queue.shift()
      if (next) next()
      else lane.busy -= 1
      if (lane.busy === 0) lanes.delete(key)
    }
  }
}
