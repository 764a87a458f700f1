import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { Refusal } from '#platform/refusal.ts'
import { runStart } from '#testing/run-start.ts'
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
  drop table if exists migration;
  create table migration (name text primary key, applied_at timestamptz not null default now());
  insert into migration (name) values ('0001-ground-floor.sql'), ('0002-buyers-and-sessions.sql')`

const NEW = `
  drop table if exists migration;
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

const start = () => runStart({ DATABASE_URL: url.href, DATA_DIR: dataDir, SHOP_DEMO: '1' })

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
