import fc from 'fast-check'
import { expect, test } from 'vitest'
import { noteChanges } from './note-changes.ts'

const TAGS = ['a', 'b', 'c']

type Step =
  | { do: 'change'; tag: string }
  | { do: 'all' }
  | { do: 'replay'; by: number }
  | { do: 'look' }
  | { do: 'read'; tag: string }

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constant('change' as const), tag: fc.constantFrom(...TAGS) }),
  fc.record({ do: fc.constant('all' as const) }),
  fc.record({ do: fc.constant('replay' as const), by: fc.nat(3) }),
  fc.record({ do: fc.constant('look' as const) }),
  fc.record({ do: fc.constant('read' as const), tag: fc.constantFrom(...TAGS) }),
)

/** The log of a database, and how much of it a replica has. */
function play(steps: readonly Step[]): void {
  const log: string[][] = []
  let [replayed, looked] = [0, { goal: 0, upTo: 0 }]
  const changes = noteChanges()
  for (const one of steps) {
    if (one.do === 'change' || one.do === 'all') {
      log.push(one.do === 'all' ? TAGS : [one.tag])
      if (one.do === 'all') changes.noteEverything()
      else changes.note([one.tag])
    }
    if (one.do === 'replay') replayed = Math.min(log.length, replayed + one.by)
    if (one.do === 'look') {
      if (replayed >= looked.goal) changes.cover(looked.upTo)
      looked = { upTo: changes.last(), goal: log.length }
    }
    if (one.do === 'read') {
      const missed = changes.begin()
      const lacks = log.slice(replayed).some((tags) => tags.includes(one.tag))
      if (lacks) expect(missed([one.tag])).toBe(true)
    }
  }
}

test('nothing is taken from a replica that lacks a change of it', () => {
  fc.assert(fc.property(fc.array(step, { maxLength: 60 }), play), { numRuns: 500 })
})

test('what others changed is no reason to pass the replica over, nor is what it has', () => {
  const changes = noteChanges()
  changes.note(['product:1'])
  expect(changes.begin()(['product:2'])).toBe(false)
  expect(changes.begin()(['product:1'])).toBe(true)
  changes.cover(changes.last())
  expect(changes.begin()(['product:1'])).toBe(false)
})

test('a change that comes while somebody reads counts against what was read', () => {
  const changes = noteChanges()
  const missed = changes.begin()
  changes.note(['product:1'])
  changes.cover(changes.last())
  expect(missed(['product:1'])).toBe(true)
})

test('more changes than can be remembered count for everything', () => {
  const changes = noteChanges()
  changes.note(Array.from({ length: 5000 }, (_, n) => `product:${n}`))
  expect(changes.begin()(['slides'])).toBe(true)
  changes.cover(changes.last())
  expect(changes.begin()(['slides'])).toBe(false)
})
