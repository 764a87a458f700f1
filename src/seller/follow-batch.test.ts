import { afterEach, expect, test, vi } from 'vitest'
import type { Api } from '#platform/contract/api-types.ts'
import { followBatch } from './follow-batch.ts'

afterEach(() => {
  vi.useRealTimers()
})

test('whoever waits for a batch hears how many of its lines are behind it', async () => {
  vi.useFakeTimers()
  let ready = 300
  const listBatches = async () => {
    ready -= 100
    return { code: 1, data: [{ finished: 0, total: 300, counts: { ready } }] }
  }
  const api = { batchesSeller: { listBatches } } as unknown as Pick<Api, 'batchesSeller'>
  const done = Promise.withResolvers<string>()
  const told: number[][] = []
  const followed = followBatch(api, (...at) => told.push(at), done.promise)
  await vi.advanceTimersByTimeAsync(1100)
  done.resolve('shipped')
  expect(await followed).toBe('shipped')
  await vi.advanceTimersByTimeAsync(5000)
  expect(told).toEqual([
    [100, 300],
    [200, 300],
  ])
})
