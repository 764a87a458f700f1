import { encode as encodeAny } from 'router:vendor/turbo-stream-v2/turbo-stream.js'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { encode } from './whole-data.ts'
import { WholeText } from './whole-text.ts'

const textOf = (stream: ReadableStream<Uint8Array>) => new Response(stream).text()

/** As the router calls it: what it has a way of its own for, and what becomes of the rest. */
class Told extends Error {}
const OPTIONS = {
  plugins: [(value: unknown) => value instanceof Told && ['Told', value.message]],
  postPlugins: [() => ['Unknown']],
}

test('data is written as the router writes it, sign for sign', async () => {
  const numbers = fc.oneof(
    fc.integer(),
    fc.double(),
    fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, -0, 0),
  )
  const texts = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('_1', '', '鲜', '__proto__', 'id'))
  const value = fc.anything({
    key: texts.filter((key) => key !== '__proto__'),
    values: [numbers, texts, fc.boolean(), fc.constantFrom(null, undefined)],
    maxDepth: 4,
    withSparseArray: true,
  })
  await fc.assert(
    fc.asyncProperty(value, async (data) => {
      const page = { loaderData: { page: data, again: data }, errors: null }
      const written = encode(page, OPTIONS)
      expect(written).toBeInstanceOf(WholeText)
      expect(await textOf(written)).toBe(await textOf(encodeAny(page, OPTIONS)))
    }),
    { numRuns: 500 },
  )
})

test('what is more than plain data is left to the router', async () => {
  const others = {
    date: new Date(0),
    list: new Set([1, 'a']),
    table: new Map([['a', { b: 1 }]]),
    promise: Promise.resolve(7),
    error: new Error('no'),
    told: new Told('so'),
    bare: Object.assign(Object.create(null), { a: 1 }),
    made: new (class Made {})(),
    big: 7n,
    act: () => undefined,
  }
  for (const [name, other] of Object.entries(others)) {
    const page = { loaderData: { [name]: other } }
    const written = encode(page, OPTIONS)
    expect(written, name).not.toBeInstanceOf(WholeText)
    expect(await textOf(written), name).toBe(await textOf(encodeAny(page, OPTIONS)))
  }
})

test('who waits for the data to be written is told once it is', () => {
  let told = 0
  encode({ a: 1 }, { onComplete: () => told++ })
  expect(told).toBe(1)
})
