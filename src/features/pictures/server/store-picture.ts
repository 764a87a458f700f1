import { focusSuffix, MIDDLE, roundFocus } from '#features/pictures/frame-rules.ts'
import type { PictureSource } from '#features/pictures/picture-source.ts'
import { MAX_ORIGINAL_BYTES, PICTURE_TYPES } from '#features/pictures/pictures-rules.ts'
import type { StepContext } from '#platform/contract/act.ts'
import { pictureUrl } from '#platform/picture-address.ts'
import { refuse } from '#platform/refusal.ts'
import type { ArrivedFile } from '#platform/storage/arriving-files.ts'
import * as m from '#words'
import type { AboutPicture } from './about-picture.ts'
import { decodePicture } from './decoder/decode-picture.ts'
import { findPicture } from './find-picture.ts'
import { storedName } from './forget-pictures.ts'
import { digestOf, hashOfFile } from './name-picture.ts'
import { savePicture } from './save-picture.ts'

type Storing = Pick<StepContext, 'services' | 'now' | 'write'>

/**
 * For every act that shows a picture of the seller's (a product, a slide, a logo, a post): answers its address, be it
 * the one that was given, if there is such a picture, or that of the file, which becomes part of the library. The act
 * then writes the address down in its own transaction; what nobody shows is swept away after a day.
 */
export async function storePicture(
  context: Storing,
  source: PictureSource,
  about: AboutPicture = {},
): Promise<string> {
  if (typeof source === 'string') return findPicture(context, source, about)
  const { services, now, write } = context
  const files = services.arriving.open()
  try {
    const hash = hashOfFile()
    const file = await files.receive(upToTheMost(source, hash.update.bind(hash)))
    const { picture, upright } = await judge(file)
    const digest = digestOf(hash)
    const place = `originals/${digest}`
    const focus = roundFocus(about.focus ?? MIDDLE)
    const name = `p-${digest}${focusSuffix(focus)}`
    // The row comes first: whatever fails from here on, the sweep finds what was left.
    const original_name = about.fileName ?? ''
    const row = { name, original: place, original_name, bytes: file.bytes, ...upright }
    await write(async ({ tx, trace }) => {
      await savePicture(tx, { ...row, focus, alt: about.alt, now })
      trace({ thing: 'picture', id: name, after: { original_name, bytes: file.bytes, focus } })
    })
    await services.pictures.put(storedName(name), Buffer.from(picture.bytes))
    await services.files.put(place, file.path)
    return pictureUrl(name)
  } finally {
    await files.remove()
  }
}

async function judge(file: ArrivedFile) {
  const verdict = await decodePicture(file.path, { types: PICTURE_TYPES })
  if (!('fault' in verdict)) return verdict
  if (verdict.fault === 'format') return refuse(m.pictures_wrong_format)
  return refuse(verdict.fault === 'pixels' ? m.pictures_too_many_pixels : m.pictures_broken)
}

async function* upToTheMost(
  source: AsyncIterable<Uint8Array>,
  see: (chunk: Uint8Array) => void,
): AsyncGenerator<Uint8Array> {
  let bytes = 0
  for await (const chunk of source) {
    bytes += chunk.length
    if (bytes > MAX_ORIGINAL_BYTES) refuse(m.pictures_too_large, { max: MAX_ORIGINAL_BYTES >> 20 })
    see(chunk)
    yield chunk
  }
}
