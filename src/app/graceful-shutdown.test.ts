import { expect, test, vi } from 'vitest'
import { testApp } from '#testing/start-test-app.ts'

const app = testApp()

test('a process that leaves says so, still answers and ends each connection, and then is not to be reached', async () => {
  const { origin } = app()
  expect((await fetch(`${origin}/readyz`)).status).toBe(200)
  const left = app().drain()
  const ready = await fetch(`${origin}/readyz`)
  expect(ready.status).toBe(503)
  const answer = await app().call('/v1/654836e5537c4')
  expect(answer).toMatchObject({ status: 200, code: 1 })
  expect(answer.headers.get('connection')).toBe('close')
  await left
  await vi.waitFor(() => expect(fetch(`${origin}/healthz`)).rejects.toThrow())
})
