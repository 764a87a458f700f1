import { readFileSync } from 'node:fs'
import { openBenchDatabase } from './open-bench-database.ts'
import { openBenchShop } from './open-bench-shop.ts'

/**
 * An empty shop with some buyers who are logged in, in a process of its own, so that its memory is its own. It tells
 * its parent where it is and who may call; asked for memory, it answers the most it has held since the last answer.
 */
export type Opened = { origin: string; tokens: string[] }
export type Memory = { now: number; most: number }

const BUYERS = 12

const benchDatabase = await openBenchDatabase()
const { aBuyer } = await import('#testing/builders/build-buyer.ts')
const shop = await openBenchShop(benchDatabase)
const tokens: string[] = []
for (let n = 0; n < BUYERS; n += 1) tokens.push((await aBuyer(shop.database)).token)

/** What the process that decodes pictures holds, where the system tells (Linux). */
function decoderMemory(): number {
  try {
    const children = readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8').trim().split(' ')
    const isDecoder = (pid: string) =>
      readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('decode-pictures')
    const pages = children
      .filter(isDecoder)
      .map((pid) => readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1])
    return pages.reduce((sum, count) => sum + Number(count) * 4096, 0)
  } catch {
    return 0
  }
}

let most = 0
const look = () => {
  const now = process.memoryUsage.rss() + decoderMemory()
  most = Math.max(most, now)
  return now
}
setInterval(look, 5)

process.on('message', async (asked) => {
  if (asked === 'memory') {
    const now = look()
    process.send?.({ now, most } satisfies Memory)
    most = now
    return
  }
  await shop.close()
  await benchDatabase.close()
  process.exit(0)
})
process.send?.({ origin: shop.origin, tokens } satisfies Opened)
