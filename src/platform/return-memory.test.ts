import { expect, test } from 'vitest'
import { createMemoryReturn } from './return-memory.ts'

const MB = 1 << 20

/** A process of which every second is told. */
function aProcess(needs: number) {
  let [spent, held, collected] = [0, 0, 0]
  const { look } = createMemoryReturn({
    spent: () => spent,
    held: () => held,
    collect() {
      collected += 1
      held = needs
    },
  })
  return {
    pass({ work, grownTo = held }: { work: number; grownTo?: number }) {
      spent += work
      held = grownTo
      look()
      return collected
    },
  }
}

test('what the start left behind is given back at once, what a rush did when nobody has come for a while, and once', () => {
  const { pass } = aProcess(60 * MB)
  expect(pass({ work: 900, grownTo: 300 * MB })).toBe(0)
  expect(pass({ work: 20 })).toBe(1)
  expect(pass({ work: 20 })).toBe(1)
  expect(pass({ work: 800, grownTo: 200 * MB })).toBe(1)
  for (let n = 1; n < 15; n += 1) expect(pass({ work: 0 })).toBe(1)
  expect(pass({ work: 0 })).toBe(2)
  for (let n = 0; n < 30; n += 1) expect(pass({ work: 0 })).toBe(2)
})

test('who comes every few seconds never meets a program that has forgotten what it learnt', () => {
  const { pass } = aProcess(60 * MB)
  expect(pass({ work: 0, grownTo: 200 * MB })).toBe(1)
  for (let n = 0; n < 50; n += 1)
    expect(pass({ work: n % 10 === 0 ? 400 : 0, grownTo: (100 + n) * MB })).toBe(1)
})

test('nobody pauses for little, nor while there is something to do', () => {
  const { pass } = aProcess(60 * MB)
  expect(pass({ work: 0, grownTo: 90 * MB })).toBe(1)
  expect(pass({ work: 20, grownTo: 80 * MB })).toBe(1)
  for (let n = 0; n < 50; n += 1) expect(pass({ work: 400, grownTo: (100 + n) * MB })).toBe(1)
})
