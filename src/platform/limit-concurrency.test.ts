import { expect, test } from 'vitest'
import { limitConcurrency } from './limit-concurrency.ts'

test('no more than so many at once, in order, also when one fails', async () => {
  const turns = limitConcurrency(2)
  const begun: number[] = []
  const ends: (() => void)[] = []
  const works = [0, 1, 2, 3].map((n) =>
    turns.take(async () => {
      begun.push(n)
      await new Promise<void>((resolve, reject) =>
        ends.push(n === 0 ? () => reject(new Error('no')) : resolve),
      )
      return n
    }),
  )
  const outcomes = Promise.allSettled(works)
  expect(begun).toEqual([0, 1])
  expect(turns.waiting()).toBe(2)
  ends[0]?.()
  await works[0]?.catch(() => undefined)
  expect(begun).toEqual([0, 1, 2])
  for (let n = 1; n < 4; n += 1) {
    ends[n]?.()
    await works[n]
  }
  expect((await outcomes).map(({ status }) => status)).toEqual([
    'rejected',
    'fulfilled',
    'fulfilled',
    'fulfilled',
  ])
  expect(turns.waiting()).toBe(0)
})
