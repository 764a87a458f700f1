import { expect, test } from 'vitest'
import {
  canDo,
  canMove,
  ORDER_MOVES,
  ORDER_STATUS,
  type OrderStatus,
  statesAllowing,
} from './order-states.ts'

const STATES = Object.values(ORDER_STATUS)

test('every state is in the table, and every state can be reached from the first', () => {
  expect(Object.keys(ORDER_MOVES).map(Number).sort()).toEqual([...STATES].sort())
  const reached = new Set<OrderStatus>([0])
  for (const from of reached) for (const to of ORDER_MOVES[from]) reached.add(to)
  expect([...reached].sort()).toEqual([...STATES].sort())
})

test('paid and closed exclude each other for ever', () => {
  for (const from of STATES) {
    for (const to of STATES) {
      if (from > 0 && to <= 0) expect(canMove(from, to)).toBe(false)
      if (from < 0) expect(canMove(from, to)).toBe(false)
    }
  }
})

test('what a buyer may do is what the specification says', () => {
  expect(statesAllowing('pay')).toEqual([0])
  expect(statesAllowing('cancel')).toEqual([0])
  expect(statesAllowing('urge')).toEqual([1])
  expect(statesAllowing('confirm')).toEqual([2])
  expect(statesAllowing('review')).toEqual([3])
  expect(statesAllowing('delete').sort()).toEqual([-1, -2, 4].sort())
  expect(canDo('after-sale', 0)).toBe(false)
})
