import fastify from 'fastify'
import { expect, test } from 'vitest'
import { sendBusy, sendTooMany } from './send-busy.ts'
import { measureLateness, shedLoad, watchOverload } from './shed-load.ts'

/** A process whose every turn takes so long: it ticks when it comes to it. */
function afterTurnsOf(milliseconds: number, turns = 5) {
  const lateness = measureLateness(0)
  for (let turn = 1; turn <= turns; turn += 1) lateness.tick(turn * Math.max(milliseconds, 500))
  return lateness
}

const CROWD = { heaviest: () => new Set<string>() }
const late = (turns: number) => afterTurnsOf(10_000, turns)

/** What is refused after so many late turns of a process, of which the last is watched. */
function overloaded(turns: number, culprits: string[] = []) {
  const lateness = late(turns - 1)
  const overload = watchOverload(lateness, () => new Set(culprits))
  overload.tick(turns * 10_000)
  return {
    overload,
    refused: (address: string, desk = false) => overload.refuses({ address, desk }),
  }
}

test('who comes late by less than three seconds goes on serving, however often', () => {
  for (const turn of [1, 500, 1100, 1500, 2500, 3400])
    expect(afterTurnsOf(turn, 50).inARow(), `turns of ${turn} ms`).toBe(0)
})

test('one long pause refuses nobody; two in a row do, until it is over', () => {
  expect(overloaded(1, ['203.0.113.7']).refused('203.0.113.7')).toBe(false)
  const { overload, refused } = overloaded(2)
  expect(refused('198.51.100.4')).toBe(true)
  overload.tick(20_600)
  expect(refused('198.51.100.4')).toBe(false)
})

test('who causes it is refused first, and for half a minute; everybody else is served', () => {
  const { overload, refused } = overloaded(2, ['203.0.113.7', '2001:db8:1:2::/64'])
  expect(refused('203.0.113.7')).toBe(true)
  expect(refused('2001:db8:1:2::9')).toBe(true)
  expect(refused('203.0.113.8')).toBe(false)
  expect(refused('2001:db8:1:3::9')).toBe(false)
  overload.tick(20_600)
  expect([refused('203.0.113.7'), refused('203.0.113.8')]).toEqual([true, false])
  overload.tick(49_900)
  expect(refused('203.0.113.7')).toBe(true)
  overload.tick(50_100)
  expect(refused('203.0.113.7')).toBe(false)
})

test('where that does not help all visitors are refused, and the desk last', () => {
  const culprits = ['203.0.113.7']
  for (const turns of [3, 4]) {
    const { refused } = overloaded(turns, culprits)
    expect([refused('198.51.100.4'), refused('198.51.100.4', true)]).toEqual([true, false])
  }
  expect(overloaded(5, culprits).refused('198.51.100.4', true)).toBe(true)
})

test('under pressure calls and pages are refused, files and health never', async () => {
  const server = fastify()
  shedLoad(server, CROWD, afterTurnsOf(10_000, 3))
  for (const path of [
    '/*',
    '/v1/call',
    '/v1/desk/call',
    '/assets/style.css',
    '/pictures/:name',
    '/healthz',
    '/readyz',
  ])
    server.get(path, async () => 'served')
  const statusOf = async (url: string) => (await server.inject(url)).statusCode
  expect(await Promise.all(['/', '/product-details/1', '/v1/call'].map(statusOf))).not.toContain(200)
  const cheap = ['/v1/desk/call', '/assets/style.css', '/pictures/a.webp', '/healthz', '/readyz']
  expect(await Promise.all(cheap.map(statusOf))).toEqual(cheap.map(() => 200))
  await server.close()
})

test('a browser that wants a page is shown one that tries again by itself, in its language; a program gets the envelope', async () => {
  const server = fastify()
  server.setErrorHandler((_, request, reply) => sendBusy(request, reply))
  shedLoad(server, CROWD, afterTurnsOf(10_000, 3))
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
