import { once } from 'node:events'
import http from 'node:http'
import { expect, test, vi } from 'vitest'
import { testApp } from '#testing/start-test-app.ts'

const app = testApp()

test('a process that leaves says so and takes nobody new, but answers in every connection that is held', async () => {
  const proxy = new http.Agent({ keepAlive: true })
  const ask = (path: string) => askBy(proxy, app().origin + path)
  await Promise.all([ask('/healthz'), ask('/healthz')])
  let left = false
  const leaving = app()
    .drain()
    .then(() => {
      left = true
    })
  expect(await ask('/readyz')).toEqual({ status: 503, connection: 'keep-alive' })
  await vi.waitFor(
    () => expect(askBy(false, `${app().origin}/healthz`)).rejects.toThrow('ECONNREFUSED'),
    5000,
  )
  expect(await ask('/healthz')).toEqual({ status: 200, connection: 'close' })
  // The other connection may carry a request yet: until its holder lets go the process stays.
  expect(left).toBe(false)
  proxy.destroy()
  await leaving
})

async function askBy(agent: http.Agent | false, url: string) {
  const [answer] = (await once(http.get(url, { agent }), 'response')) as [http.IncomingMessage]
  await once(answer.resume(), 'end')
  return { status: answer.statusCode, connection: answer.headers.connection }
}
