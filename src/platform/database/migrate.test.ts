import { randomBytes } from 'node:crypto'
import { appendFile, mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { askDatabase } from '#testing/ask-database.ts'
import { migrate } from './migrate.ts'

const name = `migrated_${randomBytes(6).toString('hex')}`
const url = new URL(inject('serverUrl'))
url.pathname = name
let folder = ''

const put = (file: string, sql: string) => writeFile(path.join(folder, file), sql)
const applied = async () =>
  (await askDatabase<{ name: string }>(url.href, 'select name from migration order by name')).map(
    (row) => row.name,
  )

beforeAll(async () => {
  await askDatabase(inject('serverUrl'), `create database ${name}`)
  folder = await mkdtemp(path.join(os.tmpdir(), 'xianji-migrations-'))
  await put('0001-one.sql', 'create table one (id integer);\n')
  await put('0002-two.sql', 'create table two (id integer);\n')
})

afterAll(async () => {
  await askDatabase(inject('serverUrl'), `drop database ${name} with (force)`)
  await rm(folder, { recursive: true, force: true })
})

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
  await rm(path.join(folder, '0004-four.sql'))
  await put('0005-five.sql', 'create table five (id integer)')
  await expect(migrate(url.href, folder)).rejects.toMatchObject({
    kind: 'newer',
    migrations: '0004-four.sql',
  })
  expect(await applied()).not.toContain('0005-five.sql')
})

test('a database of version 0.1, which noted no checksums, is left as it is', async () => {
  await askDatabase(url.href, 'alter table migration drop column checksum')
  await expect(migrate(url.href, folder)).rejects.toMatchObject({ kind: 'older' })
  expect(await askDatabase(url.href, 'select * from migration limit 1')).toEqual([
    { name: '0001-one.sql', applied_at: expect.any(Date) },
  ])
})
