import { pino } from 'pino'
import { afterAll, expect, inject, test } from 'vitest'
import { openDatabase } from './database.ts'
import { select } from './raw-sql.ts'
import { SLOW_STATEMENT, tellSlow } from './tell-slow.ts'
import { PULSE_RATE } from './watch-pulse.ts'

const said: { statement?: string }[] = []
const log = pino({ level: 'warn' }, { write: (line) => void said.push(JSON.parse(line)) })
const database = openDatabase(inject('serverUrl'), { pool: 1, log, pulse: PULSE_RATE })
afterAll(() => database.close())

test('a slow statement is told by its text, without its values', async () => {
  await select(database.read)`select pg_sleep(0.6),
    ${'13800138000'}::text as slow`
  const told = said.find(({ statement }) => statement?.includes('pg_sleep'))
  expect(told).toMatchObject({
    msg: 'a statement was slow',
    statement: 'select pg_sleep(0.6), $1::text as slow',
  })
  expect(JSON.stringify(said)).not.toContain('13800138000')
})

test('one that is quick enough is not told', () => {
  tellSlow(log, 'select quick', SLOW_STATEMENT - 1)
  expect(said.some(({ statement }) => statement?.includes('quick'))).toBe(false)
})
