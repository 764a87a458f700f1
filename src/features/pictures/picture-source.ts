import { z } from 'zod'
import { byteStream, inBoth, lineOfText } from '#platform/contract/fields.ts'
import { MAX_ALT } from './pictures-rules.ts'

/** For every act of the seller that takes a picture: the address of one of this site, or the file itself. */
export const pictureSource = z.union([lineOfText(120), byteStream])
export type PictureSource = z.output<typeof pictureSource>

const share = z.number().min(0).max(1)
export const focus = z.strictObject({ x: share, y: share })
export const alt = inBoth(lineOfText(MAX_ALT))
