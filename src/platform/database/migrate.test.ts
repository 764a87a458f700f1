import { randomBytes } from 'node:crypto'
import { appendFile, mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { askDatabase } from '#testing/ask-database.ts'
import { testFolder } from '#testing/test-folder.ts'
import { holdMigrationLock, MigratingElsewhere } from './hold-migration-lock.ts'
import { findPending, migrate } from './migrate.ts'

const name = `migrated_${randomBytes(6).toString('hex')}`
const url = new URL(inject('serverUrl'))
url.pathname = name
const folder = (await testFolder())('migrations')

const put = (file: string, sql: string) => writeFile(path.join(folder, file), sql)
const WAITING = `select count(*)::int as waiting from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock'`
const applied = async () =>
  (await askDatabase<{ name: string }>(url.href, 'select name from migration order by name')).map(
    (row) => row.name,
  )

beforeAll(() => askDatabase(inject('serverUrl'), `create database ${name}`))
afterAll(() => askDatabase(inject('serverUrl'), `drop database ${name} with (force)`))

/** Two files, and a database that knows none. */
beforeEach(async () => {
  await askDatabase(url.href, 'drop schema public cascade; create schema public')
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder)
  await put('0001-one.sql', 'create table one (id integer);\n')
  await put('0002-two.sql', 'create table two (id integer);\n')
})

/** A database a later version was started on, whose last file this one lacks. */
async function startLater(): Promise<void> {
  await put('0004-four.sql', 'create table four (id integer)')
  await migrate(url.href, folder)
  await rm(path.join(folder, '0004-four.sql'))
  await put('0005-five.sql', 'create table five (id integer)')
}

test('processes that start together apply each file once, in order', async () => {
  const starts = await Promise.all([migrate(url.href, folder), migrate(url.href, folder)])
  expect(starts.flat()).toEqual(['0001-one.sql', '0002-two.sql'])
  expect(await migrate(url.href, folder)).toEqual([])
})

test('a file that fails is undone and named, and the next start tries it again', async () => {
  await put('0003-three.sql', 'create table three (id integer); select nonsense')
  await expect(migrate(url.href, folder)).rejects.toThrow('0003-three.sql')
  expect(await applied()).toEqual(['0001-one.sql', '0002-two.sql'])
  await put('0003-three.sql', 'create table three (id integer)')
  expect(await migrate(url.href, folder)).toEqual(['0003-three.sql'])
})

test('other line endings are no change, another word is', async () => {
  await migrate(url.href, folder)
  await put('0001-one.sql', 'create table one (id integer);\r\n')
  expect(await migrate(url.href, folder)).toEqual([])
  await appendFile(path.join(folder, '0001-one.sql'), '-- A late thought.\n')
  await put('0004-four.sql', 'create table four (id integer)')
  await expect(migrate(url.href, folder)).rejects.toMatchObject({
    kind: 'changed',
    migrations: '0001-one.sql',
  })
  expect(await applied()).not.toContain('0004-four.sql')
  await put('0001-one.sql', 'create table one (id integer);\n')
  expect(await migrate(url.href, folder)).toEqual(['0004-four.sql'])
})

test('a database that knows files this version lacks is left alone', async () => {
  await startLater()
  await expect(migrate(url.href, folder)).rejects.toMatchObject({
    kind: 'newer',
    migrations: '0004-four.sql',
  })
  expect(await applied()).not.toContain('0005-five.sql')
})

test('unless that file says that this version may run on it', async () => {
  await startLater()
  await askDatabase(url.href, `update migration set since = '0002' where name = '0004-four.sql'`)
  expect(await migrate(url.href, folder)).toEqual(['0005-five.sql'])
  // One that only younger programs may run on still keeps it out.
  await askDatabase(url.href, `update migration set since = '0099' where name = '0004-four.sql'`)
  await expect(migrate(url.href, folder)).rejects.toMatchObject({ kind: 'newer' })
})

test('a file notes itself which programs may run on it', async () => {
  await put('0006-six.sql', '-- since 0005\ncreate table six (id integer);\n')
  await migrate(url.href, folder)
  expect(await askDatabase(url.href, `select since from migration where name = '0006-six.sql'`)).toEqual([
    { since: '0005' },
  ])
})

test('an index is built while others write, and one that was left half is built anew', async () => {
  await migrate(url.href, folder)
  await askDatabase(url.href, 'insert into one values (1), (1)')
  await put('0007-seven.sql', 'create unique index concurrently if not exists one_id on one (id);\n')
  await expect(migrate(url.href, folder)).rejects.toThrow('0007-seven.sql')
  await askDatabase(url.href, 'truncate one')
  const others = await Promise.all([migrate(url.href, folder), migrate(url.href, folder)])
  expect(others.flat()).toEqual(['0007-seven.sql'])
  expect(
    await askDatabase(url.href, `select indisvalid from pg_index where indexrelid = 'one_id'::regclass`),
  ).toEqual([{ indisvalid: true }])
})

test('a table that is in use is waited for, and nobody is held up meanwhile', async () => {
  await migrate(url.href, folder)
  await put('0008-eight.sql', 'alter table one add column note text;\n')
  const user = new pg.Client({ connectionString: url.href })
  await user.connect()
  await user.query('begin; select * from one')
  const migrating = migrate(url.href, folder)
  await expect.poll(() => askDatabase(url.href, WAITING)).toEqual([{ waiting: 1 }])
  await user.query('commit')
  expect(await migrating).toEqual(['0008-eight.sql'])
  await user.end()
})

test('a process that waits in vain for another one says so, and changes nothing', async () => {
  await migrate(url.href, folder)
  const held = await holdMigrationLock(url.href)
  await put('0009-nine.sql', 'create table nine (id integer);\n')
  await expect(migrate(url.href, folder, { patience: 0 })).rejects.toThrow(MigratingElsewhere)
  expect(await applied()).not.toContain('0009-nine.sql')
  await held.release()
  expect(await findPending(url.href, folder)).toEqual(['0009-nine.sql'])
  expect(await migrate(url.href, folder)).toEqual(['0009-nine.sql'])
})

test('a database of version 0.1, which noted no checksums, is left as it is', async () => {
  await migrate(url.href, folder)
  await askDatabase(url.href, 'alter table migration drop column checksum')
  await expect(migrate(url.href, folder)).rejects.toMatchObject({ kind: 'older' })
  expect(await askDatabase(url.href, 'select * from migration limit 1')).toEqual([
    { name: '0001-one.sql', applied_at: expect.any(Date), since: null },
  ])
})
