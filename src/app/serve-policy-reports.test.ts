import { expect, test } from 'vitest'
import { minutes } from '#platform/time.ts'
import { testApp } from '#testing/start-test-app.ts'

const app = testApp({ trustProxy: ['127.0.0.1'] })

const send = async (body: unknown, type = 'application/csp-report', from = '203.0.113.7') => {
  const response = await fetch(`${app().origin}/csp-reports`, {
    method: 'POST',
    headers: { 'content-type': type, 'x-forwarded-for': from },
    body: JSON.stringify(body),
  })
  return response.status
}
const report = (directive: string, blocked: string) => ({
  'csp-report': {
    'document-uri': 'http://localhost/user-center/0/my-wallet?token=secret',
    'effective-directive': directive,
    'blocked-uri': blocked,
  },
})
const counted = async () =>
  [...(await app().figures.registry.metrics()).matchAll(/^shop_policy_reports_total\{(.*)\} (\d+)$/gm)]
    .map(([, labels, count]) => `${labels} ${count}`)
    .sort()

test('what browsers stopped is counted by rule and kind, in both forms they send, and nothing else is kept of it', async () => {
  expect(await send(report('script-src-elem', 'https://evil.example/a.js?who=li'))).toBe(204)
  expect(await send(report('script-src-elem', 'https://other.example/b.js'))).toBe(204)
  const newer = (effectiveDirective: string, blockedURL: string) => ({
    type: 'csp-violation',
    body: { effectiveDirective, blockedURL, documentURL: 'http://localhost/' },
  })
  const many = [
    newer('style-src-attr', 'inline'),
    newer('img-src', 'http://localhost/a.png'),
    { type: 'crash', body: {} },
  ]
  expect(await send(many, 'application/reports+json')).toBe(204)
  expect(await send(report('made-up-by-somebody', 'data:text/html,x'))).toBe(204)
  expect(await counted()).toEqual([
    'directive="img-src",from="self" 1',
    'directive="other",from="data" 1',
    'directive="script-src-elem",from="elsewhere" 2',
    'directive="style-src-attr",from="inline" 1',
  ])
  expect(await app().figures.registry.metrics()).not.toMatch(/evil|who=li|secret/)
})

test('one address is heard thirty times a minute, another still is, and nothing large is read', async () => {
  app().now = new Date(app().now.getTime() + minutes(2))
  const from = '198.51.100.7'
  for (let at = 0; at < 30; at++) expect(await send(report('img-src', 'inline'), undefined, from)).toBe(204)
  expect(await send(report('img-src', 'inline'), undefined, from)).toBe(429)
  expect(await send(report('img-src', 'inline'), undefined, '192.0.2.7')).toBe(204)
  expect(await send(report('img-src', 'x'.repeat(20_000)), undefined, '192.0.2.7')).toBe(413)
  expect(await send({}, 'text/plain', '192.0.2.7')).toBe(415)
})
