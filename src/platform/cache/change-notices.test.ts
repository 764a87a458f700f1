import { pino } from 'pino'
import { afterAll, expect, inject, test, vi } from 'vitest'
import { openDatabase } from '#platform/database/database.ts'
import { run, select } from '#platform/database/raw-sql.ts'
import { changed, listenToChanges } from './change-notices.ts'

const log = pino({ level: 'silent' })
// Its own name tells its line from those of other tests on the same server.
const url = new URL(inject('serverUrl'))
url.searchParams.set('application_name', 'change-notices-test')
const database = openDatabase(inject('serverUrl'), { pool: 1, log })
afterAll(() => database.close())

const lines = async () => {
  const rows = await select<{ pid: number }>(database.read)`
    select pid from pg_stat_activity where application_name = 'change-notices-test'`
  return rows.map(({ pid }) => pid)
}

test('a line that is lost comes back alone, begins with "everything", and hears changes again', async () => {
  const heard: string[] = []
  const listener = listenToChanges({
    serving: true,
    url: url.href,
    log,
    onChange: (tags) => void heard.push(...tags),
    onEverything: () => void heard.push('everything'),
  })
  await listener.begun
  expect(heard).toEqual(['everything'])
  for (const pid of await lines()) await run(database.statement)`select pg_terminate_backend(${pid}, 5000)`
  await vi.waitFor(() => expect(heard).toEqual(['everything', 'everything']), { timeout: 5000 })
  await database.write(async (tx) => changed(tx, 'product:1'))
  await vi.waitFor(() => expect(heard.at(-1)).toBe('product:1'))
  expect(heard).toHaveLength(3)
  expect(await lines()).toHaveLength(1)
  await listener.close()
})

test('what a transaction changed is told once, here before anyone goes on, and not at all when it is undone', async () => {
  const [here, heard]: [string[], string[]] = [[], []]
  const onChange = (tags: readonly string[]) => void here.push(tags.join())
  const writing = openDatabase(inject('serverUrl'), { pool: 1, log, onChange })
  const listener = listenToChanges({
    serving: true,
    url: inject('serverUrl'),
    log,
    onChange: (tags) => void heard.push(tags.join()),
    onEverything: () => void heard.push('everything'),
  })
  await vi.waitFor(() => expect(heard).toEqual(['everything']))
  await writing.write(async (tx) => {
    changed(tx, 'a')
    changed(tx, 'b', 'a')
  })
  expect(here).toEqual(['a,b'])
  const undone = writing.write(async (tx) => {
    changed(tx, 'c')
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  await writing.write(async (tx) => changed(tx, 'd'))
  await vi.waitFor(() => expect(heard.at(-1)).toBe('d'))
  expect([here, heard]).toEqual([
    ['a,b', 'd'],
    ['everything', 'a,b', 'd'],
  ])
  await listener.close()
  await writing.close()
})
