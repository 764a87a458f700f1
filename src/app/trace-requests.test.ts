import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { afterAll, expect, test } from 'vitest'
import { openTraces } from '#platform/trace/open-traces.ts'
import { testApp } from '#testing/start-test-app.ts'

type Attribute = { key: string; value: { stringValue?: string; intValue?: number } }
type Told = {
  name: string
  traceId: string
  spanId: string
  parentSpanId?: string
  attributes: Attribute[]
}

const told: Told[] = []
const collector = createServer(async (request, response) => {
  const body = (await json(request)) as { resourceSpans: { scopeSpans: { spans: Told[] }[] }[] }
  told.push(...body.resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)))
  response.setHeader('content-type', 'application/json').end('{}')
})
await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve))
const { port } = collector.address() as AddressInfo
const traces = openTraces({ endpoint: `http://127.0.0.1:${port}`, share: 0, version: 'test' })
const app = testApp({ traces })
afterAll(() => collector.close())

const factOf = ({ attributes }: Told, key: string) => {
  const value = attributes.find((attribute) => attribute.key === key)?.value
  return value?.stringValue ?? value?.intValue
}

const ask = (path: string, body: object, headers = {}) =>
  fetch(app().origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })

test('a request is told with its call and their statements, as a part of what asked, without what was typed', async () => {
  const traceId = '0af7651916cd43dd8448eb211c80319c'
  const traceparent = `00-${traceId}-b7ad6b7169203331-01`
  await ask('/v1/catalogue/search', { keyword: 'somebody’s secret wish' }, { traceparent })
  // Nobody asked for this one to be told, and the share is none.
  await ask('/v1/catalogue/hot-words', {})
  await traces.close()

  expect(new Set(told.map((span) => span.traceId))).toEqual(new Set([traceId]))
  const request = told.find((span) => factOf(span, 'http.route'))
  expect(request).toMatchObject({ name: 'search.searchProducts', parentSpanId: 'b7ad6b7169203331' })
  expect(factOf(request!, 'http.response.status_code')).toBe(200)
  const call = told.find((span) => span.parentSpanId === request!.spanId && span.name !== 'statement')
  expect(call).toMatchObject({ name: 'search.searchProducts' })
  const statements = told.filter((span) => span.parentSpanId === call!.spanId)
  expect(statements.map((span) => factOf(span, 'db.query.text'))).toContainEqual(
    expect.stringContaining('search_products'),
  )
  expect(JSON.stringify(told)).not.toContain('secret wish')
})
