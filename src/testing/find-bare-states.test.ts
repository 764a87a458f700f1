import { expect, test } from 'vitest'
import { hasBareState } from './find-bare-states.ts'

test.each([
  'where o.status = 2 and i.refund_status <> 1',
  'update shop_order set status = 3',
  'status = case when virtual then 2 else 1 end',
  'or (a.status in (1, 2, 3) and paid)',
  "where('status', 'in', [1, 2])",
  "where('refund_status', '=', 1)",
  'if (order.status === -1) return',
  'if (seed.status < 0) return',
  '{ ids, status: -2, actor }',
  'moveOrder(tx, { ids, from: [1], to: 2 })',
  'status?: 1 | 2 | 3',
  'expect(await statusOf(shopper, id)).toBe(4)',
  'expect(data?.status).toBe(3)',
])('%s', (line) => {
  expect(hasBareState(line)).toBe(true)
})

test.each([
  'where o.status = any($1) and paid',
  "where('status', '=', ORDER.paid)",
  'if (order.status >= ORDER.received) return',
  'expect(answer.status).toBe(404)',
  'expect(answer).toMatchObject({ status: 200, code: 0 })',
  '// 2 is `status = 2` in the specification',
  "where status = 'open' and tries < 3",
  '{ status, page: 1 }',
  'range: { from: 0, to: 1_000_000 }',
])('%s is fine', (line) => {
  expect(hasBareState(line)).toBe(false)
})
