import { isIP } from 'node:net'
import { addressBlock } from './address-block.ts'

/**
 * How often one address has asked for what had to be computed, this minute. It is counted in each process and in memory:
 * a read must not wait for a count in the database, nor fail where that is away.
 */
export type ReadingLimits = {
  /** 0 when it may be read, else the seconds to wait. */
  spend(call: string, address: string, perMinute: number): number
}

const MINUTE = 60_000
/** So many addresses are remembered; beyond that the minute begins anew for all of them. */
const MOST = 100_000

export function createReadingLimits(clock: () => Date): ReadingLimits {
  const counts = new Map<string, number>()
  let ends = 0
  return {
    spend(call, address, perMinute) {
      if (isHere(address)) return 0
      const now = clock().getTime()
      if (now >= ends || counts.size >= MOST) {
        counts.clear()
        ends = now + MINUTE
      }
      const key = `${call} ${addressBlock(address)}`
      const asked = (counts.get(key) ?? 0) + 1
      counts.set(key, asked)
      return asked > perMinute ? Math.max(1, Math.ceil((ends - now) / 1000)) : 0
    },
  }
}

/**
 * From this very host, or from no network at all, as the seller's command. A proxy nobody told the shop of (TRUST_PROXY) is here
 * too: all visitors would share one count.
 */
const isHere = (address: string) =>
  isIP(address) === 0 || address === '::1' || /^(::ffff:)?127\./i.test(address)
