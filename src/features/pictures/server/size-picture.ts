import { PICTURE_TYPES } from '#features/pictures/pictures-rules.ts'
import type { Services } from '#platform/contract/services.ts'
import type { ReadTx } from '#platform/database/tx.ts'
import { isLibraryName } from '#platform/picture-address.ts'
import { PICTURE_SHAPES, type PictureShape } from '#ui/show/picture-at.ts'
import { decodePicture } from './decoder/decode-picture.ts'
import { storedName, storedSize } from './forget-pictures.ts'

type Parts = Pick<Services, 'pictures' | 'files' | 'arriving'> & { tx: ReadTx }
type Wanted = { name: string; width: number; shape?: PictureShape | undefined }

const QUALITY = 78

/** A size of a picture: made on first demand and kept. Nothing where there is no such picture. */
export async function sizePicture(parts: Parts, wanted: Wanted): Promise<Buffer | undefined> {
  const { name, width, shape } = wanted
  const key = storedSize(name, width, shape)
  const ready = await parts.pictures.get(key)
  if (ready) return ready
  const bytes = isLibraryName(name) ? await encodeOriginal(parts, wanted) : await shrinkPainted(parts, wanted)
  if (bytes) await parts.pictures.put(key, bytes)
  return bytes
}

/** Of the library every size is encoded from the file that came, so that nothing is lost twice. */
async function encodeOriginal({ files, arriving, tx }: Parts, { name, width, shape }: Wanted) {
  const row = await tx
    .selectFrom('picture')
    .where('name', '=', name)
    .select(['original', 'focus_x', 'focus_y'])
    .executeTakeFirst()
  const original = row && (await files.read(row.original))
  if (!row || !original) return undefined
  const held = arriving.open()
  try {
    const { path } = await held.receive(original)
    const verdict = await decodePicture(path, {
      types: PICTURE_TYPES,
      frame: { width, shape: shape && PICTURE_SHAPES[shape], focus: { x: row.focus_x, y: row.focus_y } },
    })
    return 'picture' in verdict ? Buffer.from(verdict.picture.bytes) : undefined
  } finally {
    await held.remove()
  }
}

/** The demo's pictures and buyers' uploads were painted by us and have no shapes: they are safe to shrink right here. */
async function shrinkPainted({ pictures }: Parts, { name, width, shape }: Wanted) {
  const painted = shape ? undefined : await pictures.get(storedName(name))
  if (!painted) return undefined
  const { default: sharp } = await import('sharp')
  return sharp(painted).resize({ width, withoutEnlargement: true }).webp({ quality: QUALITY }).toBuffer()
}
