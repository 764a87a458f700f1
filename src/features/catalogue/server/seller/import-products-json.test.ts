import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createFaults } from './import-products-faults.ts'
import { readJson } from './import-products-json.ts'

/** The bytes as a slow line brings them: a few at a time. */
async function* inPieces(text: string, size: number): AsyncGenerator<Uint8Array> {
  const bytes = Buffer.from(text)
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

test('every entry of an array is read as it was written, however the file arrives in pieces', async () => {
  const anything = fc.array(fc.record({ said: fc.jsonValue({ stringUnit: 'grapheme' }) }))
  await fc.assert(
    fc.asyncProperty(anything, fc.integer({ min: 1, max: 40 }), fc.nat(2), async (values, size, indent) => {
      const faults = createFaults('en_US')
      const read = []
      for await (const entry of readJson(inPieces(JSON.stringify(values, null, indent), size), faults))
        read.push(entry)
      expect(read.map(({ value }) => JSON.stringify(value))).toEqual(values.map((one) => JSON.stringify(one)))
      expect(read.map(({ rows: [row] }) => row)).toEqual(values.map((_, at) => at + 1))
      expect(faults.total).toBe(0)
    }),
  )
})
