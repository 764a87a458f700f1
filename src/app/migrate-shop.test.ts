import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { Refusal } from '#platform/refusal.ts'
import { runMigrate, runStart } from '#testing/run-start.ts'
import { migrateShop } from './migrate-shop.ts'

const root = path.resolve(import.meta.dirname, '../..')
const name = `elsewhere_${randomBytes(6).toString('hex')}`
const url = new URL(inject('serverUrl'))
url.pathname = name
let dataDir = ''

async function ask(at: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: at })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}

/** As version 0.1 left it. */
const OLD = `
  create table migration (name text primary key, applied_at timestamptz not null default now());
  insert into migration (name) values ('0001-ground-floor.sql'), ('0002-buyers-and-sessions.sql')`

const NEW = `
  create table migration (name text primary key, checksum text not null, applied_at timestamptz default now());
  insert into migration (name, checksum) values ('9001-from-later.sql', 'unknown')`

beforeAll(async () => {
  await ask(inject('serverUrl'), `create database ${name}`)
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'xianji-elsewhere-'))
})

afterAll(async () => {
  await ask(inject('serverUrl'), `drop database ${name} with (force)`)
  await rm(dataDir, { recursive: true, force: true })
})

beforeEach(() => ask(url.href, 'drop schema public cascade; create schema public'))

const settings = (more: Record<string, string> = {}) => ({
  DATABASE_URL: url.href,
  DATA_DIR: dataDir,
  SHOP_DEMO: '1',
  ...more,
})
const start = () => runStart(settings())

test('the shop does not open on a database of 0.1, and says in both languages what to do', async () => {
  await ask(url.href, OLD)
  const { code, errors, output } = await start()
  expect({ code, output }).toEqual({ code: 1, output: '' })
  const lines = errors.trim().split('\n')
  expect(lines).toHaveLength(2)
  expect(
    lines.find((line) => /version 0\.1.*backup.*DATABASE_URL to an empty database/.test(line)),
  ).toBeTruthy()
  expect(lines.find((line) => /0\.1 版.*备份.*空数据库/.test(line))).toBeTruthy()
})

test('nor on one that a later version has changed', async () => {
  await ask(url.href, NEW)
  const { code, errors } = await start()
  expect(code).toBe(1)
  expect(errors.trim().split('\n')).toHaveLength(2)
  expect(errors).toContain('later version (9001-from-later.sql)')
})

test('whoever named a folder reads about the folder', async () => {
  await ask(url.href, OLD)
  const refusal = await migrateShop({
    root,
    databaseUrl: url.href,
    config: { databaseUrl: undefined, dataDir: '/srv/xianji' },
  }).catch((error) => error)
  expect(refusal).toBeInstanceOf(Refusal)
  expect(refusal.say('en_US')).toMatch(/^The data folder \/srv\/xianji belongs to version 0\.1.*DATA_DIR/)
  expect(refusal.say('zh_CN')).toMatch(/^数据目录 \/srv\/xianji 属于 0\.1 版.*DATA_DIR/)
})

test('where changing the tables is a step of its own, a start says so and leaves them alone', async () => {
  const { code, errors } = await runStart(settings({ MIGRATE: '0' }))
  expect(code).toBe(1)
  expect(errors).toMatch(/The tables are behind this version \(0001-platform\.sql, .*npm run migrate/)
  expect(errors).toContain('请先运行 npm run migrate')
  await expect(ask(url.href, 'select from migration')).rejects.toThrow('does not exist')
})

test('the step of its own brings them up to date, by the address that leads past a pooler', async () => {
  const nowhere = 'postgres://shop@127.0.0.1:1/shop'
  const first = await runMigrate(settings({ DATABASE_URL: nowhere, DATABASE_DIRECT_URL: url.href }))
  expect(first).toMatchObject({ code: 0, errors: '' })
  expect(first.output).toContain('0001-platform.sql')
  const again = await runMigrate(settings({ MIGRATE: '0', LANG: 'en_US.UTF-8', LOG_FORMAT: 'text' }))
  expect(again).toMatchObject({ code: 0, output: 'The tables are up to date; changed now: 0\n' })
})
