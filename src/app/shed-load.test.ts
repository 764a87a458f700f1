import fastify from 'fastify'
import { expect, test } from 'vitest'
import { sendBusy, sendTooMany } from './send-busy.ts'
import { measureLateness, shedLoad } from './shed-load.ts'

/** A process whose every turn takes so long: it ticks when it comes to it. */
function afterTurnsOf(milliseconds: number, turns = 5) {
  const lateness = measureLateness(0)
  for (let turn = 1; turn <= turns; turn += 1) lateness.tick(turn * Math.max(milliseconds, 500))
  return lateness
}

test('who comes late by less than three seconds goes on serving, however often', () => {
  for (const turn of [1, 500, 1100, 1500, 2500, 3400])
    expect(afterTurnsOf(turn, 50).isTooLate(), `turns of ${turn} ms`).toBe(false)
})

test('one long pause refuses nobody; two in a row do, until it is over', () => {
  expect(afterTurnsOf(10_000, 1).isTooLate()).toBe(false)
  const lateness = afterTurnsOf(10_000, 2)
  expect(lateness.isTooLate()).toBe(true)
  lateness.tick(20_600)
  expect(lateness.isTooLate()).toBe(false)
})

test('under pressure calls and pages are refused, files and health never', async () => {
  const server = fastify()
  shedLoad(server, afterTurnsOf(10_000))
  for (const path of ['/*', '/v1/call', '/assets/style.css', '/pictures/:name', '/healthz', '/readyz'])
    server.get(path, async () => 'served')
  const statusOf = async (url: string) => (await server.inject(url)).statusCode
  expect(await Promise.all(['/', '/product-details/1', '/v1/call'].map(statusOf))).not.toContain(200)
  const cheap = ['/assets/style.css', '/pictures/a.webp', '/healthz', '/readyz']
  expect(await Promise.all(cheap.map(statusOf))).toEqual(cheap.map(() => 200))
  await server.close()
})

test('a browser that wants a page is shown one that tries again by itself, in its language; a program gets the envelope', async () => {
  const server = fastify()
  server.setErrorHandler((_, request, reply) => sendBusy(request, reply))
  shedLoad(server, afterTurnsOf(10_000))
  server.get('/*', async () => 'served')
  const ask = (headers: Record<string, string>) => server.inject({ url: '//elsewhere/Search', headers })
  const page = await ask({ accept: 'text/html,*/*', cookie: 'locale=en_US' })
  expect(page.statusCode).toBe(503)
  expect(page.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' })
  expect(page.body).toContain('<html lang="en-US">')
  expect(page.body).toContain('http-equiv="refresh" content="5"')
  expect(page.body).not.toContain('elsewhere')
  expect((await ask({ accept: 'text/html' })).body).toContain('<html lang="zh-CN">')
  expect((await ask({ accept: '*/*' })).json()).toMatchObject({ code: 0 })
  await server.close()
})

test('who asks too often is told for how long, on a page in their language or in the envelope', async () => {
  const server = fastify()
  server.get('/*', (request, reply) => sendTooMany(request, reply, 40))
  const page = await server.inject({
    url: '/Search',
    headers: { accept: 'text/html', cookie: 'locale=en_US' },
  })
  expect(page.statusCode).toBe(429)
  expect(page.headers).toMatchObject({ 'retry-after': '40', 'cache-control': 'no-store' })
  expect(page.body).toContain('<html lang="en-US">')
  expect(page.body).toContain('tries again by itself in 40 seconds')
  expect(page.body).toContain('http-equiv="refresh" content="40"')
  const answer = await server.inject({ url: '/Search', headers: { accept: '*/*' } })
  expect(answer.json()).toMatchObject({ code: 0, reason: 'shell_too_many' })
  await server.close()
})
