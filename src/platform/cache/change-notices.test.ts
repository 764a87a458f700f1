import { pino } from 'pino'
import { afterAll, expect, inject, test, vi } from 'vitest'
import { openDatabase } from '#platform/database/database.ts'
import { run, select } from '#platform/database/raw-sql.ts'
import { listenToChanges, sendChangeNotice } from './change-notices.ts'

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
    url: url.href,
    log,
    onChange: (tags) => void heard.push(...tags),
    onEverything: () => void heard.push('everything'),
  })
  await vi.waitFor(() => expect(heard).toEqual(['everything']))
  for (const pid of await lines()) await run(database.statement)`select pg_terminate_backend(${pid}, 5000)`
  await vi.waitFor(() => expect(heard).toEqual(['everything', 'everything']), { timeout: 5000 })
  await database.write((tx) => sendChangeNotice(tx, ['product:1']))
  await vi.waitFor(() => expect(heard.at(-1)).toBe('product:1'))
  expect(heard).toHaveLength(3)
  expect(await lines()).toHaveLength(1)
  await listener.close()
})
