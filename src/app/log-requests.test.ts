import fastify from 'fastify'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { catalogueContract } from '#features/catalogue/catalogue-contract.ts'
import { callWire } from '#testing/call-wire.ts'
import { testApp } from '#testing/start-test-app.ts'
import { features } from './api.ts'
import { logRequests } from './log-requests.ts'
import { createRouteNames } from './name-routes.ts'

const app = testApp({ trustProxy: ['127.0.0.1'] })
const { path: PRODUCT } = catalogueContract.productDetail

test('each request is a line with what was asked for by name, and nothing anybody typed', async () => {
  const lines: Record<string, unknown>[] = []
  const log = pino({ base: null }, { write: (line) => void lines.push(JSON.parse(line)) })
  const server = fastify()
  logRequests(server, { log, nameOf: createRouteNames(features) })
  server.post(PRODUCT, async () => 'ok')
  server.get('/pictures/:name', async () => 'a picture')
  server.get('/*', async (_request, reply) => reply.code(404).send('no'))
  await server.inject({ method: 'POST', url: PRODUCT, payload: { id: 13_800_138_000 } })
  await server.inject('/pictures/secret.webp')
  await server.inject('/product-details/7?sku=13800138000')
  await server.inject('/product-details/7.data?_routes=x')
  await server.inject('/nowhere/13800138000')
  await server.close()
  expect(lines.map(({ method, route, status }) => [method, route, status])).toEqual([
    ['POST', 'catalogue.productDetail', 200],
    ['GET', 'page product', 404],
    ['GET', 'page product', 404],
    ['GET', 'page unknown', 404],
  ])
  for (const line of lines)
    expect(line).toMatchObject({ ms: expect.any(Number), requestId: expect.any(String) })
  expect(JSON.stringify(lines)).not.toMatch(/1380013|secret|127\.0/)
})

test('the number a proxy gave a request is kept; what is no number is not', async () => {
  const ask = (id: string) =>
    callWire(`${app().origin}${PRODUCT}`, { id: 1 }, { headers: { 'x-request-id': id } })
  expect((await ask('edge-7f3a9c21')).headers.get('x-request-id')).toBe('edge-7f3a9c21')
  for (const odd of ['short', 'x'.repeat(65), 'a b c d e f g h'])
    expect((await ask(odd)).headers.get('x-request-id')).toMatch(/^\w+-\w+$/)
})
