import { z } from 'zod'
import { byteStream, lineOfText } from '#platform/contract/fields.ts'

/** One of them, opened when its turn has come: a folder has more files than a process may hold open. */
const pictureFile = z.strictObject({
  name: lineOfText(300),
  open: z.custom<() => AsyncIterable<Uint8Array>>((value) => typeof value === 'function'),
})

/** The pictures beside a file of products: a ZIP file, or each for itself. */
export const picturesGiven = z.union([byteStream, z.array(pictureFile).max(20_000)])
export type PicturesGiven = z.output<typeof picturesGiven>

/** By name; what is in it is looked at when it is stored. Files that computers add by themselves are none. */
export const isPictureFile = (name: string) =>
  /\.(jpe?g|png|webp)$/i.test(name) && !/(^|\/)(\.|__MACOSX\/)/.test(name)
