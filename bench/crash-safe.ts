import { chmod, mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { compileWordsIfNeeded } from '#platform/i18n/compile-words.ts'
import { type Blow, killPostgres } from './lib/kill-postgres.ts'
import { closeReport, note } from './lib/report.ts'
import { freePort, startProgram } from './lib/start-program.ts'

/**
 * The shop as `npm start` runs it, with its own PostgreSQL. Its web process is killed a hundred times, its PostgreSQL
 * thirty, and a few times both, while buyers order and pay. What anyone was told is there afterwards, once.
 */
const WEB_KILLS = Number(process.env.BENCH_KILLS ?? 100)
const POSTGRES_KILLS = Math.ceil(WEB_KILLS * 0.3)
const POWER_CUTS = Math.ceil(WEB_KILLS * 0.05)
const BLOWS: readonly Blow[] = ['all', 'head', 'backend']
const STOCK = 1_000_000

await compileWordsIfNeeded(path.resolve(import.meta.dirname, '..'))
const { openDatabase } = await import('#platform/database/database.ts')
const { reachEmbeddedPostgres } = await import('#platform/database/embedded/reach-embedded-postgres.ts')
const { createLog } = await import('#platform/log.ts')
const { aGood } = await import('#testing/builders/index.ts')
const { openBuyers } = await import('./lib/persistent-buyers.ts')
const { checkInvariants } = await import('./lib/check-invariants.ts')

const dataDir = await mkdtemp(path.join(os.tmpdir(), 'xianji-crash-'))
// Whichever account PostgreSQL runs as, it finds its place in here and is gone with it.
await chmod(dataDir, 0o711)
const environment = { DATA_DIR: dataDir, PORT: String(await freePort()), LOG_LEVEL: 'fatal' }
const start = () => startProgram('src/app/start.ts', environment, { quiet: true })

let shop = await start()
const { url } = await reachEmbeddedPostgres({ dataDir, log: () => {} })
const database = openDatabase(url, { pool: 2, log: createLog('fatal') })
const goods: Awaited<ReturnType<typeof aGood>>[] = []
for (let n = 0; n < 5; n += 1) goods.push(await aGood(database, { stock: STOCK, cents: 1280 + n }))
const buyers = await openBuyers({ database, origin: shop.origin, goods })

/** Each blow falls into the middle of some load. */
async function strike(blow: () => Promise<void>, help?: () => Promise<void>): Promise<number> {
  await buyers.refill()
  await wait(Math.random() * 300)
  await blow()
  const [seconds] = await Promise.all([buyers.servedAgain(), help?.()])
  return seconds
}

const noteKills = (what: string, seconds: readonly number[]) => {
  const longest = Math.max(...seconds)
  const median = seconds.toSorted((a, b) => a - b)[seconds.length >> 1] ?? 0
  const figure = `${longest.toFixed(1)} s at most, usually ${median.toFixed(1)} s`
  note(
    `crash safe: serving after ${seconds.length} × ${what}`,
    figure,
    'within 10 s',
    longest < 10,
    10 / longest,
  )
}

const repeat = async (times: number, act: (n: number) => Promise<number>) => {
  const seconds: number[] = []
  for (let n = 0; n < times; n += 1) seconds.push(await act(n))
  return seconds
}

const kill = () => shop.kill()
const startAgain = async () => {
  shop = await start()
}
noteKills('kill -9 of the web process', await repeat(WEB_KILLS, () => strike(kill, startAgain)))

const survivor = shop.pid
const hits = await repeat(POSTGRES_KILLS, (n) =>
  strike(() => killPostgres(dataDir, BLOWS[n % BLOWS.length] as Blow)),
)
noteKills('kill -9 of PostgreSQL', hits)
const survived = shop.running() && shop.pid === survivor
note('crash safe: the web process outlives its PostgreSQL', survived ? 'yes' : 'no', 'yes', survived)

const cutPower = () => killPostgres(dataDir, 'all').then(kill)
const cuts = await repeat(POWER_CUTS, () => strike(cutPower, startAgain))
noteKills('kill -9 of both at once', cuts)

await buyers.leave()
const found = await database.write((tx) => checkInvariants(tx, buyers, { stock: STOCK, goods }))
const { unanswered, refused } = buyers.figures
note('crash safe: calls without an answer, sent again', String(unanswered), 'many', unanswered > WEB_KILLS)
note(
  'crash safe: refused',
  refused.length ? `${refused.length}, ${refused[0]}` : '0',
  '0',
  refused.length === 0,
)
for (const { what, of, faults } of found)
  note(`crash safe: ${what}${of === undefined ? '' : ` of ${of}`}`, faults, '0', faults === '0')
await database.close()
await shop.stop()
await rm(dataDir, { recursive: true, force: true })
closeReport()
