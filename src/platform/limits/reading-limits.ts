import { addressBlocks, isHere, narrowestBlock } from './address-blocks.ts'
import { createCpuMeter } from './cpu-meter.ts'
import { limitLanes } from './limit-lanes.ts'
import { type BucketSize, createTokenBuckets } from './token-buckets.ts'

/**
 * What one address may have computed for it. It is counted in each process and in memory: a read must not wait for a count in
 * the database, nor fail where that is away.
 */
export type ReadingLimits = {
  /** 0 when something may be computed for the address, else the seconds until it may. */
  wait(address: string): number
  /** The same for a call, which is counted by itself too: what it costs the database no process can measure. */
  spend(call: string, address: string, perMinute: number): number
  /** Work whose kind `wait` or `spend` limits: two pieces at once for an address, so that the rest of them keep nobody waiting. */
  inLane<T>(address: string, work: () => Promise<T>): Promise<T>
  /** Begins work for an address; what comes back ends it. `limited`: what it cost is taken from what the address may spend. */
  begin(address: string, limited: boolean): () => void
  /** The few who had at least half of all work done for them lately; none where the work was everybody's. */
  heaviest(): ReadonlySet<string>
}

/** CPU milliseconds: three seconds at once, then 15 % of a core. A full office that looks at lists all the time needs as much. */
const CPU = { capacity: 3000, perSecond: 150 }
const LANES = 2

/** Work is remembered for ten to twenty seconds. */
const SPAN = 10_000
/** More than so many addresses are a crowd. */
const A_FEW = 10

export function createReadingLimits(
  clock: () => Date,
  now = () => performance.now(),
  meter = createCpuMeter(),
): ReadingLimits {
  const counts = createTokenBuckets(() => clock().getTime())
  // What is computed takes real time, whatever the shop's clock says.
  const cpu = createTokenBuckets(now)
  const inLane = limitLanes(LANES)
  let recent = new Map<string, number>()
  let before = new Map<string, number>()
  let since = now()

  function remember(address: string, spent: number): void {
    if (now() - since > SPAN) {
      before = now() - since > 2 * SPAN ? new Map() : recent
      recent = new Map()
      since = now()
    }
    const block = isHere(address) ? '' : narrowestBlock(address)
    recent.set(block, (recent.get(block) ?? 0) + spent)
  }

  function wait(address: string): number {
    // A proxy nobody told the shop of (TRUST_PROXY) is here too: all visitors would share one budget.
    if (isHere(address)) return 0
    return Math.max(
      ...addressBlocks(address).map(({ block, times }) => cpu.wait(block, multiply(CPU, times))),
    )
  }

  return {
    wait,
    spend(call, address, perMinute) {
      const exhausted = wait(address)
      if (exhausted > 0 || isHere(address)) return exhausted
      const each = { capacity: perMinute, perSecond: perMinute / 60 }
      // A block that is refused uses up nothing of the blocks around it.
      for (const { block, times } of addressBlocks(address)) {
        const key = `${call} ${block}`
        const full = counts.wait(key, multiply(each, times))
        if (full > 0) return full
        counts.take(key, 1, multiply(each, times))
      }
      return 0
    },
    inLane: (address, work) => (isHere(address) ? work() : inLane(narrowestBlock(address), work)),
    begin(address, limited) {
      const end = meter.begin()
      return () => {
        const spent = end()
        remember(address, spent)
        if (!limited || isHere(address)) return
        for (const { block, times } of addressBlocks(address)) cpu.take(block, spent, multiply(CPU, times))
      }
    },
    heaviest() {
      const spent = new Map(before)
      for (const [block, more] of recent) spent.set(block, (spent.get(block) ?? 0) + more)
      const all = [...spent.values()].reduce((sum, one) => sum + one, 0)
      const few = [...spent]
        .filter(([block]) => block !== '')
        .sort(([, a], [, b]) => b - a)
        .slice(0, A_FEW)
      const found = new Set<string>()
      let theirs = 0
      for (const [block, one] of few) {
        if (theirs * 2 >= all) break
        found.add(block)
        theirs += one
      }
      return theirs * 2 >= all ? found : new Set()
    },
  }
}

const multiply = ({ capacity, perSecond }: BucketSize, times: number): BucketSize => ({
  capacity: capacity * times,
  perSecond: perSecond * times,
})
