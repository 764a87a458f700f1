import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { askDatabase } from '#testing/ask-database.ts'
import { realSettings } from '#testing/real-settings.ts'
import { runStart } from '#testing/run-start.ts'
import { testFolder } from '#testing/test-folder.ts'
import { explainFault } from './explain-fault.ts'
import { atDatabase } from './fault-at.ts'
import { migrateShop } from './migrate-shop.ts'

/** Whole programs are started here. */
vi.setConfig({ testTimeout: 60_000 })

const root = path.resolve(import.meta.dirname, '../..')
const name = `faulty_${randomBytes(6).toString('hex')}`
const file = await testFolder()

/** Nobody can make a folder there, not even root, on whichever machine. */
const CLOSED = '/dev/null/xianji'

/** Whatever is written there finds the disk full; not every sandbox has it. */
const FULL = '/dev/full'

function addressWith(changes: { username?: string; password?: string; port?: string; pathname?: string }) {
  return Object.assign(new URL(inject('serverUrl')), { pathname: name, ...changes }).href
}

/** What whoever starts the shop on this database reads. */
async function tryDatabase(databaseUrl: string) {
  const config = { databaseUrl, dataDir: file('data') }
  const error = await migrateShop({ root, databaseUrl, config }).catch((fault) => fault)
  return say(error, config)
}

function say(error: unknown, config: Parameters<typeof explainFault>[1]) {
  const why = explainFault(error, config)
  return [why?.('zh_CN'), why?.('en_US')]
}

beforeAll(async () => {
  await askDatabase(inject('serverUrl'), `create database ${name}`)
  await askDatabase(inject('serverUrl'), `create role ${name} login password 'guest'`)
})

afterAll(async () => {
  await askDatabase(inject('serverUrl'), `drop database ${name} with (force)`)
  await askDatabase(inject('serverUrl'), `drop role ${name}`)
})

test('a database that cannot be used is told in one sentence, in both languages, without its password', async () => {
  const server = new URL(inject('serverUrl')).host
  const told = await Promise.all([
    tryDatabase(addressWith({ port: '1' })),
    tryDatabase(addressWith({ password: 'wrong-one' })),
    tryDatabase(addressWith({ pathname: 'no_such_shop' })),
    tryDatabase(addressWith({ username: name, password: 'guest' })),
  ])
  const both = (chinese: string, english: string) => [
    expect.stringContaining(chinese),
    expect.stringContaining(english),
  ]
  expect(told).toEqual([
    both('127.0.0.1:1 上没有 PostgreSQL 应答', 'No PostgreSQL answers at 127.0.0.1:1:'),
    both('拒绝 xianji 登录', `PostgreSQL at ${server} does not let xianji in`),
    both('没有名为 no_such_shop 的数据库', 'has no database no_such_shop'),
    both(`${name} 无权`, `${name} may not create the shop’s tables`),
  ])
  expect(JSON.stringify(told)).not.toContain('wrong-one')
})

test('of two addresses the one that is wrong is named', async () => {
  const config = { databaseUrl: addressWith({}), dataDir: file('data') }
  const databaseUrl = addressWith({ port: '1' })
  const fault = await atDatabase(databaseUrl, () => migrateShop({ root, databaseUrl, config })).catch(
    (e) => e,
  )
  expect(say(fault, config).join()).toContain('No PostgreSQL answers at 127.0.0.1:1:')
})

test('a full disk is told with the place that is full', async () => {
  const config = { databaseUrl: undefined, dataDir: '/srv/shop' }
  const full = existsSync(FULL)
    ? await writeFile(FULL, 'x'.repeat(10)).catch((error) => error)
    : Object.assign(new Error('write'), { code: 'ENOSPC' })
  const initdb = new Error('PostgreSQL could not make its cluster: No space left on device')
  for (const error of [full, initdb])
    expect(say(error, config).join('\n')).toMatch(
      /\/srv\/shop 所在磁盘空间不足[\s\S]*no space left on the disk of \/srv\/shop/,
    )
})

test('a fault of our own keeps its stack', () => {
  expect(explainFault(new TypeError('x is not a function'), { databaseUrl: undefined, dataDir: '' })).toBe(
    undefined,
  )
})

test.runIf(process.platform === 'linux')(
  'the program ends with these sentences and nothing else',
  async () => {
    const [closed, away] = await Promise.all([
      runStart({ DATA_DIR: CLOSED }),
      runStart({ ...realSettings(), DATA_DIR: file('data'), DATABASE_URL: addressWith({ port: '1' }) }),
    ])
    expect(closed).toMatchObject({ code: 1, output: '' })
    expect(closed.errors).toMatch(
      /^This account may not write \/dev\/null\/xianji.*\n.*无权写入 \/dev\/null\/xianji.*\n$/,
    )
    expect(away).toMatchObject({ code: 1, output: '' })
    expect(away.errors).toMatch(/^No PostgreSQL answers at .*\n.*没有 PostgreSQL 应答.*\n$/)
  },
)
