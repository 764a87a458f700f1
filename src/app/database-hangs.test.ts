import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { catalogueContract } from '#features/catalogue/catalogue-contract.ts'
import { migrate } from '#platform/database/migrate.ts'
import { askDatabase } from '#testing/ask-database.ts'
import { type ShopCalls, shopCalls } from '#testing/shop-calls.ts'
import { startTestPostgres, type TestPostgres } from '#testing/start-test-postgres.ts'
import { testFolder } from '#testing/test-folder.ts'
import { features } from './api.ts'
import { openShop, type Shop } from './open-shop.ts'

/** A server of its own is started, stopped in its tracks, and goes on. */
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const file = await testFolder()
const said: { level: number; msg: string }[] = []
let postgres: TestPostgres
let shop: Shop
let calls: ShopCalls

beforeAll(async () => {
  postgres = await startTestPostgres()
  await migrate(postgres.url, path.resolve(import.meta.dirname, '../../migrations'))
  await askDatabase(postgres.url, `insert into setting (module, key, value) values ('site', 'open', '1')`)
  shop = await openShop({
    databaseUrl: postgres.url,
    databasePool: 4,
    dataDir: file('data'),
    publicUrl: 'http://localhost',
    demo: true,
    jobs: 'running',
    pulse: { every: 100, within: 2000 },
    corsOrigins: [],
    trustProxy: [],
    log: pino({ level: 'info' }, { write: (line) => void said.push(JSON.parse(line)) }),
    clock: () => new Date(),
    shedLoad: false,
    features,
    version: 'test',
  })
  await shop.server.listen({ port: 0, host: '127.0.0.1' })
  const { port } = shop.server.server.address() as AddressInfo
  calls = shopCalls(`http://127.0.0.1:${port}`, features)
})

afterAll(async () => {
  await shop?.close()
  await postgres?.stop()
})

/** Every process of the server, its head first: nobody is let in any more, and nobody inside says a word. */
async function listServerProcesses(): Promise<number[]> {
  const rows = await askDatabase<{ pid: number }>(
    postgres.url,
    `select substring(pg_read_file('postmaster.pid') from '^[0-9]+')::int as pid
     union all select pid from pg_stat_activity`,
  )
  return rows.map(({ pid }) => pid)
}

function signal(pids: readonly number[], name: 'SIGSTOP' | 'SIGCONT') {
  for (const pid of pids) {
    try {
      process.kill(pid, name)
    } catch {
      // The one that asked for the list is gone.
    }
  }
}

const BUSY = { status: 503, reason: 'shell_busy', data: null }
const { path: PRODUCT } = catalogueContract.productDetail
const { path: CATEGORIES } = catalogueContract.listCategories
const readMetrics = async () => (await fetch(`${calls.origin}/metrics`)).text()
const productDetail = (id: number) => calls.call(PRODUCT, { id })

test('while the database hangs what is kept is served, everybody else is told to come back, and it ends by itself; what others change afterwards is heard', async () => {
  const kept = () => calls.call(CATEGORIES)
  // What is asked for while the shop still opens may be forgotten once more.
  const isFound = async () => {
    expect((await kept()).code).toBe(1)
    return / [1-9]/.test((await readMetrics()).match(/outcome="found"}.*/)?.[0] ?? '')
  }
  await expect.poll(isFound, { timeout: 20_000 }).toBe(true)
  expect(await (await fetch(`${calls.origin}/readyz`)).text()).toBe('ready')
  const pids = await listServerProcesses()
  // A busy machine may have been late before.
  said.length = 0
  signal(pids, 'SIGSTOP')
  try {
    const ready = await fetch(`${calls.origin}/readyz`, { signal: AbortSignal.timeout(30_000) })
    expect(ready.status).toBe(503)
    expect((await fetch(`${calls.origin}/healthz`)).status).toBe(200)

    // The first find nothing wrong yet and are let go when it is known; after them nobody waits.
    const products = Array.from({ length: 12 }, (_, n) => productDetail(n + 1))
    for (const answer of await Promise.all(products)) expect(answer).toMatchObject(BUSY)
    expect((await kept()).code).toBe(1)
    expect(said.filter(({ level }) => level >= 50).map(({ msg }) => msg)).toEqual([
      expect.stringMatching(/^the database does not answer/),
    ])
  } finally {
    signal(pids, 'SIGCONT')
  }
  await expect.poll(async () => (await fetch(`${calls.origin}/readyz`)).status, { timeout: 20_000 }).toBe(200)
  expect(await productDetail(1)).not.toMatchObject(BUSY)
  expect(said.map(({ msg }) => msg)).toContain('the database answers again')
  await askDatabase(postgres.url, `update setting set value = '0' where module = 'site' and key = 'open'`)
  await askDatabase(postgres.url, `select pg_notify('shop_changes', '*')`)
  await expect.poll(async () => (await calls.call(CATEGORIES)).reason).toBe('opening_not_yet')
})
