import { setImmediate as nextRound } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createSpareTime } from './spare-time.ts'

/** Uses the thread until told to stop, a little in each round of its loop, as one visitor after the other does. */
async function useThread(signal: { over: boolean }): Promise<void> {
  while (!signal.over) {
    const until = performance.now() + 5
    while (performance.now() < until);
    await nextRound()
  }
}

test('there is spare time while nobody uses the thread, and none while somebody does', async () => {
  const spare = createSpareTime(1)
  // Whoever runs the tests uses the thread now and then, too.
  const thereIsSome = () => expect.poll(() => spare.rest(50)).toBe(true)
  await thereIsSome()
  const signal = { over: false }
  const others = useThread(signal)
  expect(await spare.rest(50)).toBe(false)
  signal.over = true
  await others
  await thereIsSome()
})

test.each([1, 4])('of %i processes none takes more than its share of half of a core', async (processes) => {
  const begun = performance.now()
  await createSpareTime(processes).rest(20)
  // A timer of Node's may ring a millisecond early.
  expect(performance.now() - begun).toBeGreaterThanOrEqual(20 * (2 * processes - 1) - 2)
})
