import { createHash, type Hash } from 'node:crypto'
import { pictureUrl } from '#platform/picture-address.ts'

/** What a picture's file is called in the store, and first in its name: a part of the digest of its bytes. */
export const digestOf = (hash: Hash) => hash.digest('hex').slice(0, 32)

export const hashOfFile = () => createHash('sha256')

/** Where a file will be seen once it is part of the library, with its focus in the middle. */
export async function addressByContent(source: AsyncIterable<Uint8Array>): Promise<string> {
  const hash = hashOfFile()
  for await (const chunk of source) hash.update(chunk)
  return pictureUrl(`p-${digestOf(hash)}`)
}
