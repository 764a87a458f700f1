import v8 from 'node:v8'
import { seconds } from './time.ts'

/**
 * V8 lets the heap of a machine with room grow to four times what is in use before it looks for what is not. By three fifths
 * is enough, of which it leaves twice the room of what is young untouched: less, and it looks for half of the time (docs/speed.md).
 */
const GROWTH = '--heap-growing-percent=60'
const LOOK_EVERY = seconds(1)
/** Who used less of a processor than this since the last look has nothing to do. */
const QUIET = 0.05
/**
 * Looks in a row at which there was nothing to do. Collecting all there is drops what V8 has learnt about the program, and
 * pages cost a fifth more for a while: nobody who only pauses between two visitors should pay for that. After the start nothing is
 * learnt yet.
 */
const QUIET_LOOKS = 15
/** What is less is not worth a pause. */
const WORTH_IT = 30 << 20

type Process = {
  /** Milliseconds of processor time used so far. */
  spent(): number
  /** Bytes V8 holds, in use or not. */
  held(): number
  collect(): void
}

/**
 * Looks now and then whether a rush is over, and gives back what it left behind: a pause of a tenth of a second while
 * nobody asks for anything. The first rush is the start itself (sources, their types, what was read to prepare).
 */
export function createMemoryReturn({ spent, held, collect }: Process): { look(): void } {
  let before = spent()
  let quietLooks = 0
  let needed = 0
  return {
    look() {
      const now = spent()
      quietLooks = now - before < QUIET * LOOK_EVERY ? quietLooks + 1 : 0
      before = now
      const enough = needed === 0 ? 1 : QUIET_LOOKS
      if (quietLooks < enough || held() < needed + WORTH_IT) return
      collect()
      needed = held()
    },
  }
}

/** `gc` is there with Node's --expose-gc, as `npm start` has it; without it nothing is collected early. */
export function returnMemory(): void {
  v8.setFlagsFromString(GROWTH)
  const { gc } = globalThis
  if (!gc) return
  const { look } = createMemoryReturn({
    spent() {
      const { user, system } = process.cpuUsage()
      return (user + system) / 1000
    },
    held: () => v8.getHeapStatistics().total_heap_size,
    collect: () => gc({ type: 'major', flavor: 'last-resort' } as never),
  })
  setInterval(look, LOOK_EVERY).unref()
}
