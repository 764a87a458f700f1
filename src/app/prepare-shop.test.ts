import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest'
import { type Config, readConfig } from '#platform/config.ts'
import { openDatabase } from '#platform/database/database.ts'
import { silentProgress } from '#platform/progress/progress.ts'
import { Refusal } from '#platform/refusal.ts'
import { askDatabase } from '#testing/ask-database.ts'
import { aProduct } from '#testing/builders/index.ts'
import { prepareShop } from './prepare-shop.ts'

const root = path.resolve(import.meta.dirname, '../..')
// The pages are there, and the database is one's own.
const quiet = {
  root,
  log: pino({ level: 'silent' }),
  progress: silentProgress,
  stop: { closeWith() {} },
  begun: { pages: Promise.resolve(), postgres: Promise.resolve(undefined) },
}
const name = `outside_${randomBytes(6).toString('hex')}`
const url = new URL(inject('serverUrl'))
url.pathname = name
let dataDir = ''
let config: Config
let prepared: Awaited<ReturnType<typeof prepareShop>>
let written: string[]

beforeAll(async () => {
  await askDatabase(inject('serverUrl'), `create database ${name}`)
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'xianji-outside-'))
  config = {
    ...readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' }),
    databaseUrl: url.href,
    demo: false,
  }
  prepared = await prepareShop({ ...quiet, config })
  await prepared.close()
  written = await readdir(dataDir)
})

afterEach(() =>
  askDatabase(url.href, 'truncate person, setting, product, shop, category, buyer, shop_order cascade'),
)

afterAll(async () => {
  await askDatabase(inject('serverUrl'), `drop database ${name} with (force)`)
  await rm(dataDir, { recursive: true, force: true })
})

test('a PostgreSQL of one’s own gets its tables and no demo data, and runs on when the shop closes', async () => {
  expect(prepared.databaseUrl).toBe(url.href)
  expect(await askDatabase(url.href, 'select id from product limit 1')).toEqual([])
  expect(await askDatabase(url.href, 'select id from buyer limit 1')).toEqual([])
  expect(await askDatabase(url.href, 'select 1 as up')).toEqual([{ up: 1 }])
  expect(written).toEqual(['first-owner-link'])
})

test('a second start finds everything done, and keeps what is there', async () => {
  const goods = () => askDatabase<{ id: number }>(url.href, 'select id from courier order by id')
  const before = await goods()
  await askDatabase(
    url.href,
    `insert into courier (code, name) values ('OURS', '{"zh_CN": "自送", "en_US": "Ours"}')`,
  )
  await (await prepareShop({ ...quiet, config })).close()
  expect((await goods()).length).toBe(before.length + 1)
})

const BUYER = `insert into buyer (prefix, mobile, password_hash, nickname) values ('+86', '13900000001', '', 'a')`
/** What whoever started it reads, in both languages. */
const refusalOf = async (demo: boolean) => {
  const fault = await prepareShop({ ...quiet, config: { ...config, demo } }).catch((error) => error)
  if (!(fault instanceof Refusal)) throw fault
  return [fault.say('en_US'), fault.say('zh_CN')]
}

const PERSON = `insert into person (email, name, role, password_hash, created_at) values ('li@shop.example', 'Li', 'owner', '', now())`
const SETTING = `insert into setting (module, key, value) values ('site', 'name', '"Li"')`
// Its buyer is looked for too: this one is found by the order alone.
const ORDER = `set session_replication_role = replica;
  insert into shop_order (order_sn, buyer_id, status, virtual, goods_cents, discount_cents, dispatch_cents, pay_cents,
    source, remark, created_at, expires_at, close_after)
  values ('1', 1, 0, true, 100, 0, 0, 100, 'goods', '', now(), now(), now())`
const run = (statement: string) => () => askDatabase(url.href, statement)

async function addProduct() {
  const database = openDatabase(url.href, { pool: 1, log: quiet.log })
  await aProduct(database)
  await database.close()
}

test.each([
  ['a buyer', run(BUYER)],
  ['a person', run(PERSON)],
  ['a setting', run(SETTING)],
  ['a product', addProduct],
  ['an order', run(ORDER)],
])('no demo is started in a database with %s of somebody’s own shop', async (_, enter) => {
  await enter()
  const [english, chinese] = await refusalOf(true)
  expect(english).toMatch(/^This database is somebody’s own shop.*SHOP_DEMO=0/)
  expect(chinese).toMatch(/^该数据库属于一家真实商城.*SHOP_DEMO=0/)
  const sown = `select 1 from setting where module = 'demo' union all select 1 from person where email = 'owner@demo'`
  expect(await askDatabase(url.href, sown)).toEqual([])
})

test('a demo starts in an empty database, and again whatever was entered in it since', async () => {
  const demo = { ...config, demo: true }
  await (await prepareShop({ ...quiet, config: demo })).close()
  const people = () => askDatabase(url.href, 'select email from person order by email')
  expect(await people()).toContainEqual({ email: 'owner@demo' })
  await askDatabase(url.href, `${PERSON}; ${BUYER}`)
  const entered = await people()
  await (await prepareShop({ ...quiet, config: demo })).close()
  expect(await people()).toEqual(entered)
}, 60_000)

test('a demo of any version is known by its mark, and no real shop is opened on it', async () => {
  await askDatabase(url.href, `insert into setting (module, key, value) values ('demo', 'account', '1')`)
  expect((await refusalOf(false))[0]).toMatch(/^This database is a demo’s, whose passwords everybody knows/)
})

test('a server that is not there is named at once', async () => {
  const nowhere = { ...config, databaseUrl: 'postgres://shop@127.0.0.1:1/shop' }
  await expect(prepareShop({ ...quiet, config: nowhere })).rejects.toThrow(/ECONNREFUSED/)
})
