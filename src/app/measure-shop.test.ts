import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { testApp } from '#testing/start-test-app.ts'

const app = testApp()
const root = path.resolve(import.meta.dirname, '../..')
const readMetrics = async () => (await fetch(`${app().origin}/metrics`)).text()

test('calls are counted by name and by how they ended, durations by what was asked for', async () => {
  await app().as().catalogue.listCategories({})
  await app().as().catalogue.productDetail({ id: 1 })
  const told = await readMetrics()
  expect(told).toContain('shop_calls_total{call="catalogue.listCategories",outcome="done"} 1')
  expect(told).toContain('shop_calls_total{call="catalogue.productDetail",outcome="refused"} 1')
  expect(told).toMatch(/shop_request_seconds_count\{route="catalogue.listCategories",status="200"\} 1/)
  expect(told).toContain('shop_database_up 1')
  expect(told).toMatch(/shop_database_connections\{state="idle"\} [1-9]/)
  expect(told).toContain('shop_stuck_refunds 0')
  expect(told).toContain('shop_waiting{what="to_ship"} 0')
  // What alerts count is there before it happens.
  expect(told).toContain('shop_calls_total{call="orders.createOrder",outcome="done"} 0')
  expect(told).toContain('shop_sms_total{template="register",outcome="failed"} 0')
})

test('whatever wakes somebody or is shown on the dashboard is measured, and each alert has its page', async () => {
  const alerts = await readFile(path.join(root, 'deploy/prometheus/alerts.yaml'), 'utf8')
  const runbook = await readFile(path.join(root, 'docs/runbook.md'), 'utf8')
  const told = await readMetrics()
  const dashboard = await readFile(path.join(root, 'deploy/grafana/shop.json'), 'utf8')
  const named = new Set((alerts + dashboard).match(/\b(?:shop|nodejs|process)_[a-z0-9_]+/g))
  expect(named.size).toBeGreaterThan(6)
  // Only where there is a replica.
  named.delete('shop_replica_lag_seconds')
  // A sweep is told of once it has run; here they run by hand.
  for (const name of named) expect(told).toContain(`# TYPE ${name.replace(/_(bucket|count)$/, '')} `)
  const pages = [...runbook.matchAll(/^## (\w+)$/gm)].map(([, title]) => title?.toLowerCase())
  const wanted = [...alerts.matchAll(/runbook\.md#(\w+)/g)].map(([, page]) => page)
  expect(wanted.length).toBe(alerts.match(/- alert:/g)?.length)
  for (const page of wanted) expect(pages).toContain(page)
})
