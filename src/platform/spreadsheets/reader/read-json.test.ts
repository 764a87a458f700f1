import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readJson } from './read-json.ts'

/** The bytes as a slow line brings them: a few at a time. */
async function* inPieces(text: string, size: number): AsyncGenerator<Uint8Array> {
  const bytes = Buffer.from(text)
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

test('every entry of an array is read as it was written, however the file arrives in pieces', async () => {
  const anything = fc.array(fc.record({ said: fc.jsonValue({ stringUnit: 'grapheme' }) }))
  await fc.assert(
    fc.asyncProperty(anything, fc.integer({ min: 1, max: 40 }), fc.nat(2), async (values, size, indent) => {
      const read = []
      for await (const row of readJson(inPieces(JSON.stringify(values, null, indent), size))) read.push(row)
      const said = read.map(({ cells: [text = ''] }) => JSON.stringify(JSON.parse(text)))
      expect(said).toEqual(values.map((one) => JSON.stringify(one)))
      expect(read.map(({ number }) => number)).toEqual(values.map((_, at) => at + 1))
    }),
  )
})
