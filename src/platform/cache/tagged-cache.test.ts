import { expect, test } from 'vitest'
import { createTaggedCache } from './tagged-cache.ts'

const cached = (value: string, tags: string[], seconds = 60, bytes = 100) => ({ value, tags, seconds, bytes })
const aCache = (clock = () => 0) => createTaggedCache<string>({ maxBytes: 1000, clock })

test('a kept value is computed once, also for callers that miss together', async () => {
  const cache = aCache()
  let computed = 0
  const compute = async () => {
    computed += 1
    return cached('apples', ['catalogue'])
  }
  await Promise.all([cache.getOrCompute('home', compute), cache.getOrCompute('home', compute)])
  expect(await cache.getOrCompute('home', compute)).toBe('apples')
  expect(computed).toBe(1)
})

test('dropping a tag drops what is under it and nothing else', async () => {
  const cache = aCache()
  await cache.getOrCompute('a', async () => cached('a', ['product:1', 'catalogue']))
  await cache.getOrCompute('b', async () => cached('b', ['product:2', 'catalogue']))
  cache.drop(['product:1'])
  expect([cache.get('a'), cache.get('b')]).toEqual([undefined, 'b'])
})

test('what changed while it was being computed is not kept', async () => {
  const cache = aCache()
  const answer = await cache.getOrCompute('a', async () => {
    cache.drop(['product:1'])
    return cached('before the change', ['product:1'])
  })
  expect(answer).toBe('before the change')
  expect(cache.get('a')).toBeUndefined()
})

test('after a change nobody is handed a computation that began before it', async () => {
  const cache = aCache()
  const gate = Promise.withResolvers<void>()
  const slow = cache.getOrCompute('a', async () => {
    await gate.promise
    return cached('old', ['product:1'])
  })
  cache.drop(['product:1'])
  const fresh = await cache.getOrCompute('a', async () => cached('new', ['product:1']))
  gate.resolve()
  await slow
  expect([fresh, cache.get('a')]).toEqual(['new', 'new'])
})

test('a value ends with its time', async () => {
  let now = 0
  const cache = aCache(() => now)
  await cache.getOrCompute('a', async () => cached('a', [], 10))
  now = 10_001
  expect(cache.get('a')).toBeUndefined()
})

test('memory stays within its bound, the oldest go first', async () => {
  const cache = aCache()
  for (let n = 0; n < 50; n += 1)
    await cache.getOrCompute(`key ${n}`, async () => cached(`${n}`, ['catalogue']))
  expect(cache.bytes).toBeLessThanOrEqual(1000)
  expect([cache.get('key 0'), cache.get('key 49')]).toEqual([undefined, '49'])
})

test('a failed computation is not remembered', async () => {
  const cache = aCache()
  await expect(cache.getOrCompute('a', () => Promise.reject(new Error('database away')))).rejects.toThrow(
    'away',
  )
  expect(await cache.getOrCompute('a', async () => cached('a', []))).toBe('a')
})
