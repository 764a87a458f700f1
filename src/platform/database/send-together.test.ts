import { PassThrough } from 'node:stream'
import { sql } from 'kysely'
import type pg from 'pg'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { openDatabase } from './database.ts'
import { prepareUnread } from './prepare.ts'
import { run, select } from './raw-sql.ts'
import { sendTogether, UNREAD } from './send-together.ts'
import type { WriteTx } from './tx.ts'

/** A connection that answers everything, and the journeys it saw: what left while it was corked left as one. */
function aLine() {
  const journeys: string[][] = []
  const stream = new PassThrough()
  const client = { connection: { stream } } as unknown as pg.PoolClient
  let last = false
  const { query } = sendTogether(client, async ({ text }) => {
    if (!last || !stream.writableCorked) journeys.push([])
    last = stream.writableCorked > 0
    journeys.at(-1)?.push(text)
    return { command: '', rowCount: 0, rows: [] }
  })
  const say = async (...texts: string[]) => {
    for (const text of texts) {
      await query(text, [])
      last = false
    }
    return journeys
  }
  return { say }
}

test('a transaction begins with its first statement and ends with what nobody reads', async () => {
  const unread = `${UNREAD} notify`
  expect(await aLine().say('begin', 'lock', 'insert', unread, unread, 'commit')).toEqual([
    ['begin', 'lock'],
    ['insert'],
    [unread, unread, 'commit'],
  ])
})

test('a transaction without a statement asks nothing of the database', async () => {
  expect(await aLine().say('begin', 'commit', 'begin', 'rollback')).toEqual([])
})

test('what waits to be sent goes with a transaction that is given up', async () => {
  expect(await aLine().say('begin', 'lock', `${UNREAD} notify`, 'rollback', 'begin', 'look')).toEqual([
    ['begin', 'lock'],
    ['rollback'],
    ['begin', 'look'],
  ])
})

const database = openDatabase(inject('serverUrl'), { pool: 2, log: pino({ level: 'silent' }) })
beforeAll(() => run(database.statement)`create table if not exists unread_note (text text unique)`)
afterAll(() => database.close())

const writeNote = prepareUnread<{ text: string }>(
  ({ text }) => sql`insert into unread_note (text) values (${text})`,
)
const notes = (tx: WriteTx) => select<{ text: string }>(tx)`select text from unread_note order by text`

test('what nobody waits for is there for the next statement, and after the commit', async () => {
  const seen = await database.write(async (tx) => {
    await writeNote(tx, { text: 'first' })
    const found = await notes(tx)
    await writeNote(tx, { text: 'second' })
    return found
  })
  expect(seen).toEqual([{ text: 'first' }])
  expect(await database.write(notes)).toEqual([{ text: 'first' }, { text: 'second' }])
})

test('where it fails, the write fails with its reason and nothing of it stays', async () => {
  const writing = database.write(async (tx) => {
    await run(tx)`insert into unread_note (text) values ('third')`
    await writeNote(tx, { text: 'third' })
  })
  await expect(writing).rejects.toThrow('unread_note_text_key')
  expect((await database.write(notes)).map(({ text }) => text)).not.toContain('third')
})
