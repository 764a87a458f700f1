import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { SealBroken, sealing, unsealing } from './seal-backup.ts'

/** The sizes at which pieces begin and end, and some between. */
const SIZES = [0, 65_536, 65_537, 200_000]
const seal = (bytes: Buffer) => buffer(Readable.from([bytes]).pipe(sealing('correct horse')))
const unseal = async (bytes: Buffer, passphrase = 'correct horse') =>
  buffer(Readable.from([bytes]).compose(unsealing(passphrase)))

test.each(SIZES)('what is sealed comes out again: %i bytes', async (size) => {
  const bytes = Buffer.alloc(size, 'fresh')
  const sealed = await seal(bytes)
  expect(sealed.includes('freshfresh')).toBe(false)
  expect((await unseal(sealed)).equals(bytes)).toBe(true)
})

test('nothing opens it but its passphrase', async () => {
  await expect(unseal(await seal(Buffer.from('fresh')), 'correct hors')).rejects.toThrow(SealBroken)
})

test('no byte can be changed, and nothing cut off', async () => {
  const sealed = await seal(Buffer.alloc(150_000, 'fresh'))
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 16, max: sealed.length - 1 }), fc.boolean(), async (at, cut) => {
      const damaged = Buffer.from(cut ? sealed.subarray(0, at) : sealed)
      if (!cut) damaged[at] = (damaged[at] ?? 0) ^ 1
      await expect(unseal(damaged)).rejects.toThrow(SealBroken)
    }),
    { numRuns: 5 },
  )
})
