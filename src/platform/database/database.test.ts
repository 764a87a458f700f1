import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, expect, inject, test } from 'vitest'
import { LANGUAGES } from '#platform/i18n/language.ts'
import { type Database, openDatabase } from './database.ts'
import { DatabaseAway } from './database-away.ts'
import { prepare, prepareSelect } from './prepare.ts'
import { prepared } from './prepared.ts'
import { run, select } from './raw-sql.ts'
import type { ReadTx } from './tx.ts'

const database = openDatabase(inject('serverUrl'), { pool: 2, log: pino({ level: 'silent' }) })
afterAll(() => database.close())

const ownPid = async (tx: ReadTx) => {
  const rows = await select<{ pid: number }>(tx)`select pg_backend_pid() as pid`
  return rows[0]?.pid ?? 0
}

/** As a server that is restarted does it, from the connection's point of view. */
const cut = (pid: number) => run(database.statement)`select pg_terminate_backend(${pid}, 5000)`

// An error event nobody hears would end the process, and with it every other buyer's call.
test('a connection that is lost between two statements of a write fails that write and nothing else', async () => {
  const writing = database.write(async (tx) => {
    await cut(await ownPid(tx))
    await wait(20)
    await select(tx)`select 1`
  })
  await expect(writing).rejects.toThrow()
  expect(await database.write(ownPid)).toBeGreaterThan(0)
})

test('a connection that is lost in the middle of a statement fails that call and nothing else', async () => {
  const writing = database.write(async (tx) => {
    const pid = await ownPid(tx)
    await Promise.all([select(tx)`select pg_sleep(10)`, wait(50).then(() => cut(pid))])
  })
  await expect(writing).rejects.toThrow()
  expect(await database.write(ownPid)).toBeGreaterThan(0)
})

// A command that has only read would hang for a minute after its last line.
test.each([
  ['read', (one: Database) => ownPid(one.read)],
  ['written', (one: Database) => one.write(ownPid)],
  ['done nothing', async () => 0],
])('who has only %s and closes leaves no connection open', async (_, use) => {
  const one = openDatabase(inject('serverUrl'), { pool: 2, log: pino({ level: 'silent' }) })
  await use(one)
  await one.close()
  expect(one.connections()).toEqual({ busy: 0, idle: 0, waiting: 0 })
})

test('a marked statement is planned once for a connection, whatever its values, and no other is', async () => {
  const planned = await database.write(async (tx) => {
    for (const n of [1, 2, 3]) {
      await run(tx)`${prepared} select ${n}::int as marked`
      await run(tx)`select ${n}::int as unmarked`
    }
    return select<{ statement: string }>(tx)`
      select statement from pg_prepared_statements where statement like '%marked' order by prepare_time`
  })
  expect(planned).toEqual([{ statement: '/* prepared */ select $1::int as marked' }])
})

test('the columns of a marked statement are read as what they are, also when they have become others', async () => {
  const ask = (of: Database) => select(of.read)`${prepared} select n, said from changeable`
  await run(
    database.statement,
  )`create table changeable as select 7 as n, null::text as said union all select 8, '{"a":1}'`
  expect([await ask(database), await ask(database)]).toEqual(
    Array(2).fill([
      { n: 7, said: null },
      { n: 8, said: '{"a":1}' },
    ]),
  )
  await run(database.statement)`drop table changeable`
  await run(database.statement)`create table changeable as select '7'::text as n, '{"a":1}'::jsonb as said`
  const later = openDatabase(inject('serverUrl'), { pool: 1, log: pino({ level: 'silent' }) })
  expect([await ask(later), await ask(later)]).toEqual(Array(2).fill([{ n: '7', said: { a: 1 } }]))
  await later.close()
})

test('a prepared statement is written once and run with other values each time', async () => {
  let written = 0
  const double = prepare<{ said: string }, { text: string }>(({ text }) => {
    written += 1
    return sql`select ${text}::text || ${text} || ${'!'} as said`
  })
  const said = await database.write(async (tx) => [
    await double(tx, { text: 'a' }),
    await double(tx, { text: 'b' }),
  ])
  expect(said).toEqual([[{ said: 'aa!' }], [{ said: 'bb!' }]])
  expect(written).toBe(1)
})

test('a prepared question is written once for each language and asked with other values each time', async () => {
  const written: string[] = []
  const greet = prepareSelect((tx, { name }: { name: string }, language) => {
    written.push(language)
    const greeting = sql<{ said: string }>`(select ${sql.lit(language)} || ' ' || ${name}::text as said)`
    return tx.selectFrom(greeting.as('greeting')).modifyFront(prepared).select('said')
  })
  const said = []
  for (const language of LANGUAGES)
    for (const name of ['a', 'b']) said.push(...(await greet(database.read, { name }, language)))
  expect(said.map((row) => row.said)).toEqual(LANGUAGES.flatMap((each) => [`${each} a`, `${each} b`]))
  expect(written).toEqual(LANGUAGES)
})

test('a prepared statement that computes with a value is refused, for it would keep the first', async () => {
  const wrong = prepare<{ n: number }, { n: number }>(({ n }) => sql`select ${n + 1}::int as n`)
  await expect(database.write((tx) => wrong(tx, { n: 1 }))).rejects.toThrow('computes with a value')
})

test('who waits for a connection in vain is told to come back, and nobody else notices', async () => {
  const busy = openDatabase(inject('serverUrl'), {
    pool: 2,
    log: pino({ level: 'silent' }),
    pulse: { every: 1000, within: 3000 },
  })
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  const holders = [1, 2].map(() =>
    busy.write(async (tx) => {
      await ownPid(tx)
      await held
      return ownPid(tx)
    }),
  )
  await expect.poll(() => busy.connections().busy).toBe(2)
  const waiting = ownPid(busy.read)
  await expect(waiting).rejects.toThrow(DatabaseAway)
  letGo()
  for (const pid of await Promise.all(holders)) expect(pid).toBeGreaterThan(0)
  expect(await ownPid(busy.read)).toBeGreaterThan(0)
  await busy.close()
})
