import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { pino } from 'pino'
import { compileWordsIfNeeded } from '#platform/i18n/compile-words.ts'

/**
 * An empty shop with some buyers who are logged in, in a process of its own, so that its memory is its own. It tells
 * its parent where it is and who may call; asked for memory, it answers the most it has held since the last answer.
 */
export type Opened = { origin: string; tokens: string[] }
export type Memory = { now: number; most: number }

const BUYERS = 12
const ROOT = path.resolve(import.meta.dirname, '../..')

await compileWordsIfNeeded(ROOT)
const { features } = await import('#app/api.ts')
const { openShop } = await import('#app/open-shop.ts')
const { migrate } = await import('#platform/database/migrate.ts')
const { aBuyer } = await import('#testing/builders/build-buyer.ts')
const { startTestPostgres } = await import('#testing/start-test-postgres.ts')

const postgres = await startTestPostgres()
const dataDir = await mkdtemp(path.join(os.tmpdir(), 'xianji-bench-'))
await migrate(postgres.url, path.join(ROOT, 'migrations'))
const shop = await openShop({
  databaseUrl: postgres.url,
  databasePool: 10,
  dataDir,
  publicUrl: 'http://localhost',
  demo: true,
  corsOrigins: [],
  trustProxy: [],
  log: pino({ level: 'silent' }),
  clock: () => new Date(),
  features,
  version: 'bench',
})
await shop.server.listen({ port: 0, host: '127.0.0.1' })
const { port } = shop.server.server.address() as AddressInfo
const tokens: string[] = []
for (let n = 0; n < BUYERS; n += 1) tokens.push((await aBuyer(shop.database.read)).token)

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
  await postgres.stop()
  await rm(dataDir, { recursive: true, force: true })
  process.exit(0)
})
process.send?.({ origin: `http://127.0.0.1:${port}`, tokens } satisfies Opened)
