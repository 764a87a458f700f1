import { createHash } from 'node:crypto'
import type { openBucket, StoredObject } from './s3-bucket.ts'
import { TRANSFER } from './transfer-times.ts'

type Bucket = ReturnType<typeof openBucket>

export type CopyOne = StoredObject & {
  bucket: Bucket
  /** Where it lies, or will lie, on this disk. */
  file: string
  dryRun: boolean
}

export async function hashOf(pieces: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<string> {
  const hash = createHash('sha256')
  for await (const piece of pieces) hash.update(piece)
  return hash.digest('hex')
}

/** Of what the store gives back, whatever it says of it. */
export async function hashObject(bucket: Bucket, name: string): Promise<string> {
  const { body } = await bucket.ask(name, { method: 'GET', timeout: TRANSFER })
  return hashOf(body ?? [])
}
