import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testApp } from '#testing/start-test-app.ts'
import { prepared } from './prepared.ts'
import { run, select } from './raw-sql.ts'
import type { ReadTx, Statement, WriteTx } from './tx.ts'

const app = testApp()

/**
 * The wall itself, never called: `npm run check` fails as soon as one of these is allowed. This is the only file that
 * may expect errors.
 */
const refused = (read: ReadTx, write: WriteTx, statement: Statement) => [
  // @ts-expect-error A read is no transaction.
  read satisfies WriteTx,
  // @ts-expect-error Neither is a statement that commits by itself: its locks would end at once.
  statement satisfies WriteTx,
  // @ts-expect-error What may write cannot stand on a replica.
  statement satisfies ReadTx,
  // @ts-expect-error A read does not insert,
  read.insertInto,
  // @ts-expect-error nor update,
  read.updateTable,
  // @ts-expect-error nor delete,
  read.deleteFrom,
  // @ts-expect-error nor merge,
  read.mergeInto,
  // @ts-expect-error nor hide one of these in a common table expression,
  read.with,
  // @ts-expect-error nor in SQL of its own.
  () => run(read)`delete from limit_count`,
  // @ts-expect-error Raw SQL has one door.
  read.getExecutor,
  // @ts-expect-error It does for a transaction too.
  write.getExecutor,
  // @ts-expect-error Nobody reads with what may only write.
  () => select(statement)`select 1`,
  // @ts-expect-error A read locks no rows,
  read.selectFrom('idempotency').selectAll().forUpdate().execute,
  // @ts-expect-error not even some,
  read.selectFrom('idempotency as i').select('i.key').forNoKeyUpdate('i').execute,
  // @ts-expect-error or shared,
  read.selectFrom('idempotency').selectAll().where('key', '=', '').forShare().execute,
  // @ts-expect-error or only their keys,
  read.selectFrom('idempotency').selectAll().forKeyShare().execute,
  // @ts-expect-error in words of its own,
  read.selectFrom('idempotency').selectAll().modifyEnd(sql`for update`).execute,
  // @ts-expect-error or further down.
  read.selectFrom('idempotency').where((eb) => eb.exists(eb.selectFrom('migration').forUpdate())).execute,
]

/** And what it must let through. */
const allowed = (write: WriteTx, statement: Statement) => [
  write satisfies ReadTx,
  () => write.selectFrom('idempotency').selectAll().where('key', '=', '').forUpdate().skipLocked().execute(),
  () => select(write)`select 1`,
  () => [run(write)`delete from limit_count`, run(statement)`delete from limit_count`],
]

test('the compiler keeps reads from writing', () => {
  expect([refused, allowed]).toHaveLength(2)
})

test.each([
  "insert into limit_count values ('k', 1, now())",
  'update limit_count set points = 0',
  'update limit_count as c set points = 0',
  'with gone as (delete from limit_count returning key) select * from gone',
  'select key from limit_count for update',
  'select key from limit_count for no key update of limit_count skip locked',
  'select key from limit_count for key share',
  'select pg_advisory_xact_lock(1)',
  "select nextval('buyer_id_seq')",
  "select pg_notify('shop_changes', '*')",
  'vacuum',
])('a text that only looks like a read is refused before it is sent: %s', async (text) => {
  const asked = app().database.write((tx) => select(tx)`${sql.raw(text)}`)
  await expect(asked).rejects.toThrow('select() only reads')
})

test('a text that reads is let through, under a name and with a common table expression as well', async () => {
  const { read } = app().database
  expect(await select(read)`with n as (select 1 as one) select one from n`).toEqual([{ one: 1 }])
  expect(await select(read)`${prepared} select ${'update me'}::text as said`).toEqual([{ said: 'update me' }])
})

test('where the types were cheated, PostgreSQL refuses: reads have connections nobody can write on', async () => {
  const cheat = app().database.read as unknown as WriteTx
  await expect(cheat.deleteFrom('limit_count').execute()).rejects.toThrow('read-only transaction')
  await expect(cheat.selectFrom('migration').selectAll().forUpdate().execute()).rejects.toThrow(
    'read-only transaction',
  )
})
