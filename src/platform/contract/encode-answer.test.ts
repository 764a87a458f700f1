import fc from 'fast-check'
import { expect, test } from 'vitest'
import { encodeAnswer, encodeBeside } from './encode-answer.ts'

const answer = (data: unknown) => ({ code: 1 as const, msg: '成功', data })

/** Some parts of a value as they are, the same objects, and others replaced. */
function changeParts(value: unknown, changes: Iterator<unknown>): unknown {
  const change = changes.next().value
  if (typeof change === 'object' && change !== null) return value
  if (typeof value !== 'object' || value === null) return change
  if (Array.isArray(value)) return value.map((item) => changeParts(item, changes))
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, changeParts(item, changes)]))
}

test('a buyer’s answer has the bytes it would have if nothing had been taken from the shared one', () => {
  const change = fc.oneof(fc.constant({}), fc.string(), fc.integer(), fc.constant(undefined))
  fc.assert(
    fc.property(fc.jsonValue(), fc.infiniteStream(change), (data, changes) => {
      const shared = answer(data)
      const own = answer(changeParts(data, changes) ?? null)
      // Twice: the second time every text stands ready.
      for (const _ of [1, 2])
        expect(String(encodeBeside(own, shared).plain)).toBe(String(encodeAnswer(own).plain))
    }),
  )
})
