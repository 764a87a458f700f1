import path from 'node:path'
import { pino } from 'pino'
import { expect, test, vi } from 'vitest'
import { DEMO_LOGIN } from '#demo/demo-login.ts'
import { testApp } from '#testing/start-test-app.ts'
import { seedDemo } from './seed-demo.ts'

vi.setConfig({ testTimeout: 120_000 })

const app = testApp({ open: false })

test('no room of the demo buyer is empty', async () => {
  const root = path.resolve(import.meta.dirname, '../../..')
  await seedDemo({ root, databaseUrl: app().database.url, log: pino({ level: 'silent' }) })
  const { prefix, mobile, password } = DEMO_LOGIN
  const login = await app().as().account.login({ prefix, mobile, password })
  const api = app().as({ token: login.data?.userinfo.user_token ?? '' })
  expect((await api.collection.listFavourites({ page: 1 })).data?.total).toBeGreaterThan(4)
  expect(Object.values((await api.collection.listFootprints()).data ?? {}).flat().length).toBeGreaterThan(6)
  expect((await api.shop.listFollows({ page: 1 })).data?.total).toBeGreaterThan(1)
  expect((await api.orders.listCoupons()).data?.map(({ coupon_code }) => coupon_code).sort()).toEqual([
    'HOTPOT20',
    'SEA30',
  ])
})
