import { readFileSync } from 'node:fs'
import { openBenchDatabase } from './open-bench-database.ts'
import { openBenchShop } from './open-bench-shop.ts'

/**
 * An empty shop with some buyers who are logged in, in a process of its own, so that its memory is its own. It tells
 * its parent where it is and who may call; asked for memory, it answers the most it has held since the last answer.
 */
export type Opened = { origin: string; tokens: string[] }
/** `shop` and `decoder` are what each of the two held at that moment. */
export type Memory = { now: number; most: number; shop: number; decoder: number }

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

let highest = { most: 0, shop: 0, decoder: 0 }
const look = () => {
  const [mine, decoder] = [process.memoryUsage.rss(), decoderMemory()]
  const now = { most: mine + decoder, shop: mine, decoder }
  if (now.most > highest.most) highest = now
  return now
}
setInterval(look, 5)

process.on('message', async (asked) => {
  if (asked === 'memory') {
    const now = look()
    process.send?.({ now: now.most, ...highest } satisfies Memory)
    highest = now
    return
  }
  await shop.close()
  await benchDatabase.close()
  process.exit(0)
})
process.send?.({ origin: shop.origin, tokens } satisfies Opened)
