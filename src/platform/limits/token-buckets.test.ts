import { expect, test } from 'vitest'
import { createTokenBuckets } from './token-buckets.ts'

const TEN = { capacity: 10, perSecond: 2 }

function buckets() {
  const clock = { now: 1000 }
  return { clock, ...createTokenBuckets(() => clock.now) }
}

test('a bucket is spent at once and filled again by the second, and never beyond its size', () => {
  const { clock, wait, take } = buckets()
  take('a', 9, TEN)
  expect(wait('a', TEN)).toBe(0)
  take('a', 1, TEN)
  expect(wait('a', TEN)).toBe(1)
  clock.now += 499
  expect(wait('a', TEN)).toBe(1)
  clock.now += 1
  expect(wait('a', TEN)).toBe(0)
  clock.now += 3_600_000
  take('a', 10, TEN)
  expect(wait('a', TEN)).toBe(1)
  expect(wait('b', TEN)).toBe(0)
})

test('what cost more than was there is owed, at most as much as a whole bucket', () => {
  const { wait, take } = buckets()
  take('a', 14, TEN)
  expect(wait('a', TEN)).toBe(3)
  take('a', 1000, TEN)
  expect(wait('a', TEN)).toBe(6)
})
