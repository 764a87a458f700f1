import { expect, test } from 'vitest'
import {
  CLOSED,
  canDo,
  canMove,
  ITEM_REFUND,
  ORDER,
  ORDER_MOVES,
  ORDER_STATES,
  ORDER_STATUSES,
  type OrderState,
  orderState,
  PAID,
  statesAllowing,
  statesBefore,
} from './order-states.ts'

test('the numbers of the states are those of the specification', () => {
  const onItsWay = ['awaitingPayment', 'paid', 'shipped', 'received', 'completed']
  expect(onItsWay.map((state) => ORDER[state as OrderState])).toEqual([0, 1, 2, 3, 4])
  expect(ORDER).toMatchObject({ closedByBuyer: -1, closedByTime: -2 })
  expect(ORDER_STATES).toHaveLength(onItsWay.length + 2)
  expect(ITEM_REFUND).toEqual({ none: 0, open: 1, refunded: 2 })
  expect(ORDER_STATUSES.map(orderState)).toEqual(ORDER_STATES)
  expect([ORDER.awaitingPayment, ...PAID, ...CLOSED].sort()).toEqual([...ORDER_STATUSES].sort())
})

test('every state can be reached from the first', () => {
  const reached = new Set<OrderState>(['awaitingPayment'])
  for (const from of reached) for (const to of ORDER_MOVES[from]) reached.add(to)
  expect([...reached].sort()).toEqual([...ORDER_STATES].sort())
})

test('paid and closed exclude each other for ever', () => {
  for (const from of PAID)
    for (const to of [ORDER.awaitingPayment, ...CLOSED]) expect(canMove(from, to)).toBe(false)
  for (const from of CLOSED) for (const to of ORDER_STATUSES) expect(canMove(from, to)).toBe(false)
  for (const to of [ORDER.paid, ...CLOSED]) expect(statesBefore(to)).toEqual([ORDER.awaitingPayment])
})

test('what a buyer may do is what the specification says', () => {
  expect(statesAllowing('pay')).toEqual([ORDER.awaitingPayment])
  expect(statesAllowing('cancel')).toEqual([ORDER.awaitingPayment])
  expect(statesAllowing('urge')).toEqual([ORDER.paid])
  expect(statesAllowing('confirm')).toEqual([ORDER.shipped])
  expect(statesAllowing('review')).toEqual([ORDER.received])
  expect(statesAllowing('delete').sort()).toEqual([...CLOSED, ORDER.completed].sort())
  expect(canDo('after-sale', ORDER.awaitingPayment)).toBe(false)
})
