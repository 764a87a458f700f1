import { readFile, stat } from 'node:fs/promises'
import { expect, test, vi } from 'vitest'
import { testApp } from '#testing/start-test-app.ts'
import { sellerScenes } from './test-scenes.ts'

vi.setConfig({ testTimeout: 60_000 })

const app = testApp()
const { seller, file } = await sellerScenes(app)

test('who did what leaves whole, a line each, for as long as somebody has to keep it', async () => {
  const rows = Array.from({ length: 501 }, (_, n) => ({
    created_at: app().now,
    actor: `seller:${n}`,
    address: '10.0.0.1',
    call: 'orders.note',
    thing: 'order',
    thing_id: String(n),
    before: null,
    after: null,
    reason: '',
    request_id: '',
  }))
  await app().database.write((tx) => tx.insertInto('audit_line').values(rows).execute())
  const saved = file('audit.jsonl')
  expect(await seller('audit', 'export', '--to', saved)).toMatchObject({
    code: 0,
    out: `Saved to ${saved}\n`,
  })
  const lines = (await readFile(saved, 'utf8'))
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect(lines.filter(({ call }) => call === 'orders.note').map(({ thing_id }) => Number(thing_id))).toEqual(
    Array.from({ length: 501 }, (_, n) => 500 - n),
  )
  expect((await stat(saved)).mode & 0o077).toBe(0)
  expect((await seller('audit', 'export', '--until', '2001-01-01')).out).toBe('')
})
