import v8 from 'node:v8'
import vm from 'node:vm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createTaggedCache } from './tagged-cache.ts'

const cached = (value: string, tags: string[], seconds = 60, bytes = 2000) => ({
  value,
  tags,
  seconds,
  bytes,
})
const MAX_BYTES = 100_000
const aCache = (clock = () => 0) => createTaggedCache<string>({ maxBytes: MAX_BYTES, clock })
const fill = (cache: ReturnType<typeof aCache>, from: number, to: number) =>
  Promise.all(
    Array.from({ length: to - from }, (_, at) => `key ${from + at}`).map((key) =>
      cache.getOrCompute(key, async () => cached(key, ['catalogue'])),
    ),
  )

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

test('of any tags it keeps exactly what none of them was dropped from', async () => {
  const names = fc.constantFrom('settings', 'catalogue', 'product:1', 'product:2')
  const key = fc.integer({ min: 0, max: 19 }).map(String)
  const put = fc.record({ key, tags: fc.uniqueArray(names) })
  const acts = fc.array(fc.oneof({ arbitrary: put, weight: 5 }, fc.record({ drop: names })), {
    maxLength: 80,
  })
  await fc.assert(
    fc.asyncProperty(acts, async (all) => {
      const cache = aCache()
      const model = new Map<string, readonly string[]>()
      for (const act of all) {
        if ('drop' in act) {
          cache.drop([act.drop])
          for (const [kept, tags] of model) if (tags.includes(act.drop)) model.delete(kept)
        } else {
          await cache.getOrCompute(act.key, async () => cached(act.key, act.tags))
          if (!model.has(act.key)) model.set(act.key, act.tags)
        }
        for (let n = 0; n < 20; n += 1) expect(cache.holds(String(n))).toBe(model.has(String(n)))
      }
    }),
  )
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

test('memory stays within its bound, with what keys and tags take, and the oldest go first', async () => {
  const cache = aCache()
  await fill(cache, 0, 100)
  expect(cache.bytes).toBeLessThanOrEqual(MAX_BYTES)
  expect(cache.size * 2000).toBeGreaterThan(MAX_BYTES / 2)
  expect([cache.get('key 0'), cache.get('key 99')]).toEqual([undefined, 'key 99'])
})

test('what is asked for again stays, however many are asked for once', async () => {
  const cache = aCache()
  await fill(cache, 0, 5)
  for (let from = 5; from < 500; from += 10) {
    await fill(cache, 0, 5)
    await fill(cache, from, from + 10)
  }
  expect([0, 1, 2, 3, 4].map((n) => cache.get(`key ${n}`))).not.toContain(undefined)
})

test('what comes round again finds room, though what was there before had been asked for often', async () => {
  const cache = aCache()
  for (let round = 0; round < 2; round += 1) await fill(cache, 0, 30)
  for (let round = 0; round < 20; round += 1)
    for (let key = 100; key < 120; key += 1) await fill(cache, key, key + 1)
  const { computed } = cache.asked
  await fill(cache, 100, 120)
  expect(cache.asked.computed).toBe(computed)
  expect(cache.bytes).toBeLessThanOrEqual(MAX_BYTES)
})

test('what a change has outdated makes room first, however often it was asked for', async () => {
  const cache = aCache()
  for (let round = 0; round < 3; round += 1) await fill(cache, 0, 20)
  cache.drop(['catalogue'])
  await fill(cache, 100, 120)
  await fill(cache, 200, 219)
  const { computed } = cache.asked
  await fill(cache, 100, 120)
  expect(cache.asked.computed).toBe(computed)
})

test('it counts how often something was found and how often it had to be computed', async () => {
  const cache = aCache()
  await fill(cache, 0, 3)
  await fill(cache, 0, 2)
  expect(cache.asked).toEqual({ found: 2, computed: 3, ahead: 0 })
})

test('what is filled ahead is found by who asks, and is not counted among what was asked for', async () => {
  const cache = aCache()
  const make = async () => cached('apples', ['catalogue'])
  expect([await cache.fill('a', make), await cache.fill('a', make)]).toEqual([true, false])
  expect(await cache.getOrCompute('a', make)).toBe('apples')
  expect(cache.asked).toEqual({ found: 1, computed: 0, ahead: 1 })
})

test('who asks while it is filled waits for the same', async () => {
  const cache = aCache()
  let computed = 0
  const make = async () => {
    computed += 1
    return cached('apples', ['catalogue'])
  }
  const [, asked] = await Promise.all([cache.fill('a', make), cache.getOrCompute('a', make)])
  expect([asked, computed]).toEqual(['apples', 1])
})

test('a value that has lost what it stands for is computed anew, and each that goes is told of', async () => {
  const gone: string[] = []
  let lost = ''
  const cache = createTaggedCache<string>({
    maxBytes: MAX_BYTES,
    clock: () => 0,
    isLost: (value) => value === lost,
    onGone: (value) => gone.push(value),
  })
  const put = (key: string, value: string) => cache.getOrCompute(key, async () => cached(value, [key]))
  for (const key of ['a', 'b', 'c']) await put(key, key)
  lost = 'a'
  expect(await put('a', 'another')).toBe('another')
  cache.drop(['b'])
  cache.clear()
  expect(gone).toEqual(['a', 'b', 'c', 'another'])
})

test('a failed computation is not remembered', async () => {
  const cache = aCache()
  await expect(cache.getOrCompute('a', () => Promise.reject(new Error('database away')))).rejects.toThrow(
    'away',
  )
  expect(await cache.getOrCompute('a', async () => cached('a', []))).toBe('a')
})

/** V8 tells nobody what it holds; what is gone after it has been asked to tidy up was held by nobody. */
function collectGarbage(): void {
  v8.setFlagsFromString('--expose-gc')
  vm.runInNewContext('gc')()
}

test('what was dropped leaves memory, however often something new takes its place', async () => {
  const cache = createTaggedCache<object>({ maxBytes: MAX_BYTES, clock: () => 0 })
  const seen: WeakRef<object>[] = []
  for (let n = 0; n < 3000; n += 1) {
    const value = { n }
    seen.push(new WeakRef(value))
    await cache.getOrCompute(`key ${n}`, async () => ({ value, tags: [`tag ${n}`], seconds: 60, bytes: 10 }))
    cache.drop([`tag ${n - 20}`])
  }
  await new Promise((resolve) => setTimeout(resolve))
  collectGarbage()
  expect(cache.size).toBe(20)
  expect(seen.filter((one) => one.deref()).length).toBeLessThan(40)
})

test('one large value does not take the room of all others', async () => {
  const cache = aCache()
  await cache.getOrCompute('small', async () => cached('small', ['catalogue']))
  expect(
    await cache.getOrCompute('large', async () => cached('large', ['catalogue'], 60, MAX_BYTES / 4)),
  ).toBe('large')
  expect([cache.get('large'), cache.get('small')]).toEqual([undefined, 'small'])
})
