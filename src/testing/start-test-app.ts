import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, inject } from 'vitest'
import { features } from '#app/api.ts'
import { openShop, type Shop } from '#app/open-shop.ts'
import type { Features } from '#platform/contract/act.ts'
import { openFaultLog } from './fault-log.ts'
import { TEMPLATE } from './global-setup.ts'
import { type ShopCalls, shopCalls } from './shop-calls.ts'

export type TestApp = Shop &
  ShopCalls & {
    /** The clock the shop reads; tests move it. */
    now: Date
    dataDir: string
  }

export type TestAppOptions = {
  features?: Features
  accountParts?: Parameters<typeof openShop>[0]['accountParts']
  pages?: Parameters<typeof openShop>[0]['pages']
  /** Pages are made ahead, by hand (`jobs.runNow('pages-ahead')`). */
  pagesAhead?: boolean
  pagesOnDisk?: number
  demo?: boolean
  /** The address people use, `http://localhost` unless the test is about it. */
  publicUrl?: string
  /** Where browsers fetch files, when not from the shop. */
  assetUrl?: string
  /** False: nobody has opened the shop yet. */
  open?: boolean
  /** Another process of that shop: its database, files and clock, but caches and connections of its own. */
  beside?: TestApp
  /** Whose `X-Forwarded-For` is believed: lets a test call from many addresses. */
  trustProxy?: readonly string[]
  /** Who sends messages, instead of the outbox of the demo. */
  sms?: Parameters<typeof openShop>[0]['sms']
  smsPerHour?: number
  shopLimits?: Parameters<typeof openShop>[0]['shopLimits']
  /** What seals second factors, as settings would say it. */
  factorKeys?: Parameters<typeof openShop>[0]['factorKeys']
  /** A provider of the test's own instead of the stand-in. */
  alipay?: Parameters<typeof openShop>[0]['alipay']
  /** For whoever looks at traces. */
  traces?: Parameters<typeof openShop>[0]['traces']
  /** Where every name leads that the seller types. */
  resolve?: Parameters<typeof openShop>[0]['resolve']
}

/**
 * The whole shop on a database of its own, for one test file:
 *
 *   const app = testApp()
 *   test('…', async () => { await app().call('/v1/…', { … }) })
 */
export function testApp(options: TestAppOptions = {}): () => TestApp {
  let app: TestApp | undefined
  beforeAll(async () => {
    app = await startTestApp(options)
  })
  afterAll(() => app?.close())
  return () => {
    if (!app) throw new Error('The shop is open only while tests run')
    return app
  }
}

export async function startTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const serverUrl = inject('serverUrl')
  const name = `test_${randomBytes(6).toString('hex')}`
  const { beside } = options
  if (!beside) await administer(serverUrl, `create database ${name} template ${TEMPLATE}`)
  const url = new URL(beside?.database.url ?? serverUrl)
  if (!beside) url.pathname = name
  if (options.open === false) await administer(url.href, `delete from setting where module = 'site'`)
  // As on a replica PostgreSQL refuses whatever would write, so every test shows that reads only read.
  const readUrl = new URL(url)
  readUrl.searchParams.set('options', '-c default_transaction_read_only=on')
  const dataDir = beside?.dataDir ?? (await mkdtemp(path.join(os.tmpdir(), 'xianji-test-')))
  const app = { now: new Date() } as TestApp
  const shop = await openShop({
    databaseUrl: url.href,
    databaseReadUrl: readUrl.href,
    databasePool: 8,
    dataDir,
    publicUrl: options.publicUrl ?? 'http://localhost',
    ...(options.assetUrl && { assetUrl: options.assetUrl }),
    demo: options.demo ?? true,
    alipay: options.alipay,
    factorKeys: options.factorKeys,
    ...(options.sms && { sms: options.sms }),
    ...(options.smsPerHour && { smsPerHour: options.smsPerHour }),
    shopLimits: options.shopLimits,
    resolve: options.resolve,
    traces: options.traces,
    corsOrigins: ['https://partner.example'],
    trustProxy: options.trustProxy ?? [],
    log: openFaultLog(),
    clock: () => (beside ?? app).now,
    // Tests share two cores with everything else; being slow is not what they are about.
    shedLoad: false,
    strict: true,
    features: options.features ?? features,
    accountParts: options.accountParts,
    version: 'test',
    pages: options.pages,
    ...(options.pagesAhead && { pagesAhead: true }),
    ...(options.pagesOnDisk && { pagesOnDisk: options.pagesOnDisk }),
  })
  await shop.server.listen({ port: 0, host: '127.0.0.1' })
  const { port } = shop.server.server.address() as AddressInfo
  const calls = shopCalls(`http://127.0.0.1:${port}`, options.features ?? features)
  return Object.assign(app, shop, calls, {
    dataDir,
    async close() {
      await shop.close()
      if (beside) return
      await administer(serverUrl, `drop database ${name} with (force)`)
      await rm(dataDir, { recursive: true, force: true })
    },
  })
}

async function administer(serverUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  await client.query(statement)
  await client.end()
}
