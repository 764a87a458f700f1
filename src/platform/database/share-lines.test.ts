import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, expect, inject, test } from 'vitest'
import { openDatabase } from './database.ts'
import { prepareText } from './prepare.ts'
import { select } from './raw-sql.ts'

const database = openDatabase(inject('serverUrl'), { pool: 4, log: pino({ level: 'silent' }) })
afterAll(() => database.close())

type Told = { n: number; line: number }
const tell = prepareText<Told, { n: number }>(({ n }) => sql`select ${n}::int as n, pg_backend_pid() as line`)
const divide = prepareText<Told, { n: number }>(
  ({ n }) => sql`select 6 / ${n}::int as n, pg_backend_pid() as line`,
)
const linesOf = (answers: readonly Told[][]) => new Set(answers.map(([one]) => one?.line)).size

test('what is asked in one turn travels on one line, and each hears its own answer', async () => {
  const answers = await Promise.all([1, 2, 3, 4, 5, 6].map((n) => tell(database.read, { n })))
  expect(answers.map(([one]) => one?.n)).toEqual([1, 2, 3, 4, 5, 6])
  expect(linesOf(answers)).toBe(1)
})

test('so does what others ask who came in the same round', async () => {
  // A line that stands ready would leave at once.
  await tell(database.read, { n: 0 })
  const visitor = (n: number) =>
    new Promise<Told[]>((resolve) => setImmediate(() => resolve(tell(database.read, { n }))))
  const answers = await Promise.all([1, 2, 3].map(visitor))
  expect(answers.map(([one]) => one?.n)).toEqual([1, 2, 3])
  expect(linesOf(answers)).toBe(1)
})

test('who is one too many takes another line, and all lines are given back', async () => {
  const numbers = Array.from({ length: 40 }, (_, n) => n)
  const answers = await Promise.all(numbers.map((n) => tell(database.read, { n })))
  expect(answers.map(([one]) => one?.n)).toEqual(numbers)
  expect(linesOf(answers)).toBeGreaterThan(1)
  await expect.poll(() => database.connections()).toMatchObject({ busy: 0, waiting: 0 })
})

test('one that fails takes nobody with it', async () => {
  const [before, failed, after] = await Promise.allSettled([
    divide(database.read, { n: 2 }),
    divide(database.read, { n: 0 }),
    divide(database.read, { n: 3 }),
  ])
  expect(before).toMatchObject({ value: [{ n: 3 }] })
  expect(failed).toMatchObject({ reason: { message: 'division by zero' } })
  expect(after).toMatchObject({ value: [{ n: 2 }] })
})

test('what is not known to be quick keeps nobody waiting', async () => {
  const slow = select<{ line: number }>(database.read)`select pg_backend_pid() as line from pg_sleep(0.2)`
  const [quick] = await Promise.all([tell(database.read, { n: 1 })])
  expect((await slow)[0]?.line).not.toBe(quick[0]?.line)
})

test('without a database everybody hears so', async () => {
  const gone = openDatabase('postgres://nobody@127.0.0.1:1/none', { pool: 2, log: pino({ level: 'silent' }) })
  const asked = await Promise.allSettled([1, 2, 3].map((n) => tell(gone.read, { n })))
  expect(asked.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  // Nobody is taken for one of those who were left behind.
  await expect(tell(gone.read, { n: 4 })).rejects.toThrow()
  await gone.close()
})
