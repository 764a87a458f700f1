import { expect, test } from 'vitest'
import { createLookout } from './lookout.ts'
import { createTaggedCache } from './tagged-cache.ts'

/** A shelf with one price on it, which others change without saying so; whoever looks sees that it did. */
function aShelf() {
  const shelf = { price: 1, now: 0, looks: 0, computed: 0, broken: false, away: false }
  let seen = shelf.price
  const lookout = createLookout({
    database: { read: {} as never, isAway: () => shelf.away },
    clock: () => new Date(shelf.now),
    looks: [
      async () => {
        shelf.looks += 1
        if (shelf.broken) throw new Error('the database is away')
        const before = seen
        seen = shelf.price
        return seen === before ? [] : ['price']
      },
    ],
    drop: (tags) => cache.drop(tags),
    clear: () => cache.clear(),
  })
  const cache = createTaggedCache<number>({ maxBytes: 100_000, clock: () => shelf.now, lookout })
  const compute = async () => {
    shelf.computed += 1
    return { value: shelf.price, tags: ['price'], seconds: 3600, bytes: 10, watched: true }
  }
  const ask = () => cache.getOrCompute('price', compute)
  const fill = () => cache.fill('price', compute)
  return { shelf, ask, fill, cache }
}

test('what changed without notice is seen within two seconds, and what did not is not computed again', async () => {
  const { shelf, ask } = aShelf()
  await ask()
  await ask()
  const { computed } = shelf
  for (let second = 1; second <= 600; second += 1) {
    shelf.now = second * 1000
    await ask()
  }
  expect(shelf.computed).toBe(computed)
  shelf.price = 2
  shelf.now += 2000
  expect(await ask()).toBe(2)
})

test('nobody looks while nobody asks, and once for all who do', async () => {
  const { shelf, ask } = aShelf()
  await ask()
  await ask()
  const { looks } = shelf
  shelf.now = 3_000_000
  await Promise.all(Array.from({ length: 50 }, ask))
  expect(shelf.looks).toBe(looks + 1)
})

test('a look that is about to be too old is renewed while the answer is still handed out', async () => {
  const { shelf, ask, cache } = aShelf()
  await ask()
  await ask()
  const { looks } = shelf
  shelf.now += 1500
  expect(cache.get('price')).toBe(1)
  expect(shelf.looks).toBe(looks + 1)
})

test('after a look that failed nothing is trusted that was kept before it', async () => {
  const { shelf, ask } = aShelf()
  await ask()
  await ask()
  shelf.broken = true
  shelf.now += 5000
  await expect(ask()).rejects.toThrow('away')
  shelf.broken = false
  const { computed } = shelf
  await ask()
  expect(shelf.computed).toBe(computed + 1)
})

test('after an hour in which nobody looked nothing is trusted; who fills now and then looks, and keeps what is the same', async () => {
  const alone = aShelf()
  const filled = aShelf()
  for (const { ask } of [alone, filled]) await ask()
  for (let minute = 1; minute < 59; minute += 1) {
    filled.shelf.now = minute * 60_000
    await filled.fill()
  }
  for (const { shelf, ask } of [alone, filled]) {
    shelf.now = 59 * 60_000
    await ask()
  }
  expect([alone.shelf.computed, filled.shelf.computed]).toEqual([2, 1])
})
