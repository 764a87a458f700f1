import { expect, test } from 'vitest'
import { paymentPath, readOrderPointer } from './order-pointer.ts'

test('an order put into an address comes out again, and none of its amounts', () => {
  const order = { id: 7, order_sn: '20261115X7', pay_fee: '0.01' }
  expect(readOrderPointer(decodeURIComponent(paymentPath(order).replace('/placeOrder/', '')))).toEqual({
    id: 7,
    order_sn: '20261115X7',
  })
  expect(readOrderPointer(JSON.stringify(order))).toEqual({ id: 7, order_sn: '20261115X7' })
  expect(readOrderPointer('{"id":"7"}')).toEqual({ id: 7, order_sn: '' })
  expect(readOrderPointer('{"order_sn":"20261115X7"}')).toEqual({ id: 0, order_sn: '20261115X7' })
})

test.each(['', '{', 'null', '[]', '7', '{"id":-1}', '{"id":1.5}', '{"order_sn":"<b>"}'])(
  '%s is not read',
  (text) => {
    expect(readOrderPointer(text)).toBeUndefined()
  },
)
