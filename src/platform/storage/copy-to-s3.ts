import { createReadStream, openAsBlob } from 'node:fs'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'
import { type CopyOne, hashObject, hashOf } from './copy-one.ts'
import { SHORT, TRANSFER } from './transfer-times.ts'

/** One file of this disk into the store, and read back. */
export async function copyToS3({ name, size, bucket, file, dryRun }: CopyOne): Promise<'there' | 'copied'> {
  const sha256 = await hashOf(createReadStream(file))
  const there = await bucket.look(name, SHORT)
  const isSame = async () => (there?.sha256 ?? (await hashObject(bucket, name))) === sha256
  if (there?.size === size && (await isSame())) return 'there'
  if (dryRun) return 'copied'
  await bucket.put(name, {
    timeout: TRANSFER,
    body: await openAsBlob(file),
    headers: {
      'x-amz-meta-sha256': sha256,
      ...(name.endsWith('.webp') && { 'content-type': 'image/webp' }),
    },
  })
  if ((await hashObject(bucket, name)) !== sha256) return refuse(m.sellerfiles_broken, { name })
  return 'copied'
}
