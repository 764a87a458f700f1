import { randomBytes } from 'node:crypto'
import { decodePicture } from '#features/uploads/server/decoder/decode-picture.ts'
import type { Verdict } from '#features/uploads/server/decoder/verdict.ts'
import { forgetPictures, storedName } from '#features/uploads/server/forget-pictures.ts'
import { MAX_PICTURE_BYTES, pictureName, pictureUrl } from '#features/uploads/uploads-rules.ts'
import type { Services } from '#platform/contract/services.ts'
import { refuse } from '#platform/refusal.ts'
import type { ArrivingFiles } from '#platform/storage/arriving-files.ts'
import type { Store } from '#platform/storage/store.ts'
import * as m from '#words'

type Source = string | AsyncIterable<Uint8Array>

/** The names of pictures stored here, and of no others: the demo's own have short ones. */
const OWN = /^post-[0-9a-f]{32}$/

/** The address of a post's picture: the one that was given, if there is such a picture, or that of the file, painted anew. */
export async function storePicture({ pictures, arriving }: Services, source: Source): Promise<string> {
  if (typeof source === 'string') {
    const name = pictureName(source)
    if (!name || !(await pictures.get(storedName(name)))) return refuse(m.sellerposts_no_picture)
    return source
  }
  const verdict = await judge(arriving, source)
  if ('fault' in verdict) return refuse(m.sellerposts_bad_picture)
  const name = `post-${randomBytes(16).toString('hex')}`
  await pictures.put(storedName(name), Buffer.from(verdict.picture.bytes))
  return pictureUrl(name)
}

/** Nothing shows it any more. Pictures that came with the shop stay. */
export async function dropPicture(store: Store, address: string): Promise<void> {
  const name = pictureName(address)
  if (name && OWN.test(name)) await forgetPictures(store, [name])
}

async function judge(arriving: ArrivingFiles, source: AsyncIterable<Uint8Array>): Promise<Verdict> {
  const files = arriving.open()
  try {
    const { path } = await files.receive(upToTheMost(source))
    return await decodePicture(path, 'review')
  } finally {
    await files.remove()
  }
}

async function* upToTheMost(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let bytes = 0
  for await (const chunk of source) {
    bytes += chunk.length
    if (bytes > MAX_PICTURE_BYTES) refuse(m.sellerposts_bad_picture)
    yield chunk
  }
}
