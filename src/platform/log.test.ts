import os from 'node:os'
import { expect, test } from 'vitest'
import { createLog } from './log.ts'

test('what fails is logged with its cause, and without the row the database quotes', () => {
  const lines: string[] = []
  const log = createLog('info', { write: (line) => void lines.push(line) })
  const detail = 'Key (prefix, mobile)=(+86, 13800138000) already exists.'
  const refused = Object.assign(new Error('duplicate key value'), { code: '23505', detail })
  log.error({ err: refused, requestId: 'a-1' }, 'a call failed')
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    msg: 'a call failed',
    requestId: 'a-1',
    err: { message: 'duplicate key value', code: '23505' },
  })
  expect(lines[0]).not.toContain('13800138000')
})

test('each line says which process of which release on which host wrote it', () => {
  const lines: string[] = []
  createLog('info', { write: (line) => void lines.push(line) }).info('opened')
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    host: os.hostname(),
    pid: process.pid,
    version: expect.stringMatching(/^\d+\.\d+\.\d+/),
  })
})
