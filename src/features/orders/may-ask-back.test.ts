import { expect, test } from 'vitest'
import { mayAskBack } from './may-ask-back.ts'
import { refundOptionPath } from './order-links.ts'
import { ORDER_STATUS } from './order-states.ts'

const order = (status: 0 | 1 | 2 | 3 | 4 | -1 | -2, product_type = 0) => ({
  status,
  product_type,
  after_sale_until: '',
  server_time: '2026-11-15T00:00:00.000Z',
})
const untouched = { refund_status: 0, is_downloaded: 0 }

test('money may be asked back for what is paid, once, until its time is over', () => {
  const offered = Object.values(ORDER_STATUS).filter((status) => mayAskBack(order(status), untouched, 0))
  expect(offered.sort()).toEqual([1, 2, 3, 4])
  for (const refund_status of [1, 2]) {
    expect(mayAskBack(order(2), { ...untouched, refund_status }, 0)).toBe(false)
  }
  const until = (after_sale_until: string) => mayAskBack({ ...order(4), after_sale_until }, untouched, 0)
  expect(until('2026-11-15T00:00:00.001Z')).toBe(true)
  expect(until('2026-11-15T00:00:00.000Z')).toBe(false)
})

test('virtual goods only where the shop allows it and nothing was downloaded', () => {
  expect(mayAskBack(order(2, 1), untouched, 0)).toBe(true)
  expect(mayAskBack(order(2, 1), untouched, 1)).toBe(false)
  expect(mayAskBack(order(2, 1), { ...untouched, is_downloaded: 1 }, 0)).toBe(false)
  expect(mayAskBack(order(2, 0), { ...untouched, is_downloaded: 1 }, 1)).toBe(true)
})

test('the way there names the item and its order, and nothing else', () => {
  const item = { id: 7, order_id: 3, product_title: 'Fish', pay_price: '1.00' }
  expect(decodeURIComponent(refundOptionPath(item))).toBe('/RefundOption/{"id":7,"order_id":3}')
})
