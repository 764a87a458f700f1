import path from 'node:path'
import { pino } from 'pino'
import { expect, test, vi } from 'vitest'
import { DEMO_LOGIN } from '#demo/demo-login.ts'
import { checkBooks } from '#features/after-sales/server/check-books.ts'
import { ORDER } from '#features/orders/order-states.ts'
import type { Order } from '#features/orders/orders-contract.ts'
import { testApp } from '#testing/start-test-app.ts'
import { seedDemo } from './seed-demo.ts'

vi.setConfig({ testTimeout: 120_000 })

const app = testApp({ open: false })

test('the demo buyer has orders in every state, the books hold, and the demo seller leaves the held ones alone', async () => {
  const root = path.resolve(import.meta.dirname, '../../..')
  const { database } = app()
  await seedDemo({ root, databaseUrl: database.url, log: pino({ level: 'silent' }) })
  expect(await checkBooks(database.read)).toEqual([])
  const { prefix, mobile, password } = DEMO_LOGIN
  const login = await app().as().account.login({ prefix, mobile, password })
  const token = login.data?.userinfo.user_token ?? ''
  const api = app().as({ token })
  for (const job of ['close-unpaid', 'confirm-receipt', 'complete-orders', 'demo-ship', 'demo-track']) {
    await app().jobs.runNow(job)
  }
  const all: Order[] = []
  for (let page = 1; ; page += 1) {
    const { data } = await api.orders.listOrders({ page })
    all.push(...(data?.data ?? []))
    if (all.length >= (data?.total ?? 0)) break
  }
  const states = Object.values(ORDER)
  expect(new Set(all.map(({ status }) => status))).toEqual(new Set(states))
  expect(all.filter(({ product_type }) => product_type === 1).length).toBeGreaterThanOrEqual(3)
  const times = all.map(({ create_time }) => create_time)
  expect(times).toEqual([...times].sort().reverse())
  for (const order of all.filter(
    ({ status, product_type }) => status === ORDER.shipped && product_type === 0,
  )) {
    expect((await api.orders.showLogistics({ id: order.id })).data?.events.length).toBeGreaterThanOrEqual(4)
  }
  const ahead = await database.read
    .selectFrom('tracking_event')
    .select('id')
    .where('happened_at', '>', new Date())
    .execute()
  expect(ahead).toEqual([])
  const book = all.find(({ status, product_type }) => status === ORDER.shipped && product_type === 1)
  const link = await api.orders.createDownloadLink({
    order_sn: book?.order_sn ?? '',
    product_sku_id: book?.items[0]?.product_sku_price_id ?? 0,
  })
  const file = await fetch(app().origin + (link.data?.url ?? ''), { headers: { 'user-token': token } })
  expect((await file.text()).length).toBeGreaterThan(300)
  expect(await checkBooks(database.read)).toEqual([])
})
