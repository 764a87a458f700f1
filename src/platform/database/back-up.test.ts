import { createHash } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestPostgres, type TestPostgres } from '#testing/start-test-postgres.ts'
import { backUp } from './back-up.ts'
import { readBackupHeader, restore } from './restore.ts'

const SCHEMA = `
  create table migration (name text primary key, applied_at timestamptz not null default now());
  insert into migration (name) values ('0001-ground.sql'), ('0002-more.sql');
  -- The names make the alphabet disagree with the order foreign keys want.
  create table "zz Owner" (
    id bigint generated always as identity primary key,
    name text not null unique,
    invited_by bigint references "zz Owner"
  );
  create table "all kinds" (
    id bigserial primary key,
    owner_id bigint not null references "zz Owner",
    exact numeric, cents numeric(30, 10), big bigint, small smallint, yes boolean, double float8, single real,
    words text, fixed char(5), raw bytea, at timestamptz, local timestamp, day date, hour time, span interval,
    doc jsonb, plain json, tags text[], matrix int[][], id2 uuid, net inet, price int4range, search tsvector,
    doubled bigint generated always as (id * 2) stored,
    touched int not null default 0
  );
  create function touch() returns trigger language plpgsql as $$ begin new.touched := new.touched + 1; return new; end $$;
  create trigger touch before insert on "all kinds" for each row execute function touch();
  create table empty_one (id int);
  create materialized view owners as select count(*) as count from "zz Owner";
`

const ROWS = String.raw`
  insert into "zz Owner" (name, invited_by) values ('鲜集', null), (E'back\\slash, tab\t, newline\n, CR\r', 1);
  insert into "zz Owner" (name) values (U&'separators \2028 and \2029'), ('\.'), ('\N'), ('');
  insert into "all kinds" values (default, 1,
    123456789012345678901234567890.123456789, -0.0000000001, 9223372036854775807, -32768, true, 0.1, 0.1,
    E'🍎 𠮷 \u0001', 'ab', '\x00ff0a0d5c2e', '2026-02-28 23:59:59.123456+08', '0001-01-01 BC', 'infinity',
    '24:00', '1 year -2 days 03:04:05.678901', '{"a": [1, 1.10, null, "\n"], "b": 12345678901234567890.5}',
    '{ "kept" :  "as  is" }', array['a,b', 'c"d', null, ''], '{{1,2},{3,4}}',
    '01234567-89ab-cdef-0123-456789abcdef', '10.0.0.0/8', '[1,10)', 'fresh:1 apple:2A');
  insert into "all kinds" (owner_id, exact, double, at, span) values
    (1, 'NaN', '-Infinity', '-infinity', '-1 mon'), (2, 1.10, 5e-324, '2026-01-01 00:00:00.000001Z', '0');
  insert into "all kinds" (owner_id) values (2);
  insert into "all kinds" (owner_id, words)
    select 1, repeat(md5(n::text), n % 50) from generate_series(1, 4000) n;
  delete from "all kinds" where id = 4;
  select nextval('"all kinds_id_seq"');
`

let server: TestPostgres
let folder: string
let file: string
let source: string
beforeAll(async () => {
  server = await startTestPostgres()
  folder = await mkdtemp(path.join(os.tmpdir(), 'xianji backup '))
  file = path.join(folder, 'shop.backup')
  source = await newDatabase('source', SCHEMA, ROWS)
  await backUp({ url: source, file })
}, 60_000)
afterAll(async () => {
  await server.stop()
  await rm(folder, { recursive: true, force: true })
})

async function ask<Row extends pg.QueryResultRow>(url: string, ...statements: string[]): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    let rows: Row[] = []
    for (const sql of statements) rows = (await client.query<Row>(sql)).rows
    return rows
  } finally {
    await client.end()
  }
}

async function newDatabase(name: string, ...statements: string[]): Promise<string> {
  await ask(server.url, `create database "${name}"`)
  const url = new URL(server.url)
  url.pathname = name
  await ask(url.href, ...statements)
  return url.href
}

/** Every table, generated columns included, as the server itself prints its rows. */
async function hashTables(url: string): Promise<Record<string, string>> {
  const hashes: Record<string, string> = {}
  for (const table of ['zz Owner', 'all kinds', 'empty_one', 'owners']) {
    const rows = await ask<{ row: string }>(url, `select t::text as row from "${table}" t order by 1`)
    const hash = createHash('sha256')
    for (const { row } of rows) hash.update(`${row}\n`)
    hashes[table] = `${rows.length} rows ${hash.digest('hex')}`
  }
  return hashes
}

test('a restored database is equal in every table, and counts on where the first one stood', async () => {
  const target = await newDatabase('target', SCHEMA)
  await ask(source, 'refresh materialized view owners')
  await restore({ url: target, file })
  expect(await hashTables(target)).toEqual(await hashTables(source))
  const next = `insert into "all kinds" (owner_id) values (1) returning id, touched`
  expect(await ask(target, next)).toEqual(await ask(source, next))
})

test('the file is for its owner only and says which migrations it needs', async () => {
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  const header = await readBackupHeader(file)
  expect(header.migrations).toEqual(['0001-ground.sql', '0002-more.sql'])
})

test('a backup shows one moment while writing goes on', async () => {
  const url = await newDatabase('moving', SCHEMA, ROWS)
  const moving = path.join(folder, 'moving.backup')
  const before = (await hashTables(url))['all kinds']
  const writer = new pg.Client({ connectionString: url })
  await writer.connect()
  await writer.query('begin; lock table "all kinds"')
  let wrote: Promise<unknown> | undefined
  await backUp({
    url,
    file: moving,
    // One table has been copied, and the next waits for the writer.
    tick() {
      wrote ??= writer.query('insert into "all kinds" (owner_id) values (1); commit')
    },
  })
  await wrote
  await writer.end()
  const target = await newDatabase('moved', SCHEMA)
  await restore({ url: target, file: moving })
  expect((await hashTables(target))['all kinds']).toBe(before)
  expect((await hashTables(url))['all kinds']).not.toBe(before)
})

test('a database that holds something is left alone unless it is to be replaced', async () => {
  const target = await newDatabase('full', SCHEMA, `insert into "zz Owner" (name) values ('somebody else')`)
  await expect(restore({ url: target, file })).rejects.toThrow(/not empty: zz Owner has rows/)
  await restore({ url: target, file, replace: true })
  expect((await hashTables(target))['zz Owner']).toBe((await hashTables(await restoredCopy()))['zz Owner'])
})

let copies = 0
async function restoredCopy(): Promise<string> {
  const url = await newDatabase(`copy${++copies}`, SCHEMA)
  await restore({ url, file })
  return url
}

test('works for an owner of the tables who is no superuser', async () => {
  const url = await newDatabase(
    'managed',
    `create role manager login password 'm'`,
    'alter database managed owner to manager',
  )
  const managed = new URL(url)
  managed.username = 'manager'
  managed.password = 'm'
  await ask(managed.href, SCHEMA)
  await restore({ url: managed.href, file })
  expect(await hashTables(managed.href)).toEqual(await hashTables(await restoredCopy()))
  const [row] = await ask(managed.href, `insert into "all kinds" (owner_id) values (1) returning touched`)
  expect(row).toEqual({ touched: 1 })
})

test('refuses a backup of another release, and says which', async () => {
  const later = await newDatabase('later', SCHEMA, "insert into migration (name) values ('0003-newer.sql')")
  await expect(restore({ url: later, file })).rejects.toThrow(/earlier release.*0003-newer.sql/)
  const earlier = await newDatabase('earlier', SCHEMA, "delete from migration where name = '0002-more.sql'")
  await expect(restore({ url: earlier, file })).rejects.toThrow(/later release.*0002-more.sql/)
})

test('a backup of version 0.1 is told from a damaged one', async () => {
  const old = path.join(folder, 'old.backup')
  const text = gunzipSync(await readFile(file)).toString('latin1')
  await writeFile(old, gzipSync(Buffer.from(text.replace('xianji backup 2', 'xianji backup 1'), 'latin1')))
  await expect(readBackupHeader(old)).rejects.toThrow(/made by version 0\.1/)
})

test('a damaged file changes nothing', async () => {
  const target = await newDatabase('careful', SCHEMA)
  const damaged = path.join(folder, 'damaged.backup')
  const whole = await readFile(file)
  await writeFile(damaged, whole)
  await truncate(damaged, whole.length - 1000)
  await expect(restore({ url: target, file: damaged })).rejects.toThrow(/damaged|ends too early/)
  const lines = gunzipSync(whole).toString('latin1').split('\n')
  lines.splice(lines.indexOf('\\.') - 1, 1)
  await writeFile(damaged, gzipSync(Buffer.from(lines.join('\n'), 'latin1')))
  await expect(restore({ url: target, file: damaged })).rejects.toThrow(
    /promises 6 rows of zz Owner and holds 5/,
  )
  await writeFile(damaged, 'no backup at all')
  await expect(restore({ url: target, file: damaged })).rejects.toThrow(/damaged or no backup/)
  expect((await hashTables(target))['zz Owner']).toMatch(/^0 rows/)
})

test('a backup that fails leaves no file and says why', async () => {
  const nowhere = path.join(folder, 'no such folder', 'shop.backup')
  await expect(backUp({ url: source, file: nowhere })).rejects.toThrow(/ENOENT/)
  const broken = path.join(folder, 'broken.backup')
  // A table is held, so that the backup is surely under way when its connection is cut.
  const holder = new pg.Client({ connectionString: source })
  await holder.connect()
  await holder.query('begin; lock table "zz Owner" in access exclusive mode')
  const backup = expect(backUp({ url: source, file: broken })).rejects.toThrow(/terminat|connection/)
  const cut = `select pg_terminate_backend(pid) from pg_stat_activity
    where datname = 'source' and wait_event_type = 'Lock'`
  while ((await ask(server.url, cut)).length === 0);
  await backup
  await holder.end()
  expect((await readdir(folder)).filter((name) => name.startsWith('broken'))).toEqual([])
})
