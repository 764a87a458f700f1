import { z } from 'zod'
import { readPage, write, writeInSteps } from '#platform/contract/define.ts'
import { bothTexts, lineOfText } from '#platform/contract/fields.ts'
import { alt, focus, pictureSource } from './picture-source.ts'

const libraryPicture = z.object({
  address: z.string(),
  /** As the file was called that it came in. */
  original_name: z.string(),
  width: z.number(),
  height: z.number(),
  bytes: z.number(),
  focus: z.object({ x: z.number(), y: z.number() }),
  alt: bothTexts,
  /** 0 once the sweep has found nothing that shows it; a day later it goes. */
  is_used: z.number(),
})

export const picturesSellerContract = {
  addLibraryPicture: writeInSteps({
    path: '/seller/pictures/add',
    summary: 'Adds a picture (JPEG, PNG, WebP; 20 MB) to the library and answers its address.',
    access: 'seller',
    input: z.strictObject({
      source: pictureSource,
      name: lineOfText(200).optional(),
      focus: focus.optional(),
      alt: alt.optional(),
    }),
    output: libraryPicture,
    refusals: [
      'pictures_none',
      'pictures_wrong_format',
      'pictures_too_large',
      'pictures_too_many_pixels',
      'pictures_broken',
    ],
  }),
  listLibraryPictures: readPage({
    path: '/seller/pictures/list',
    summary: 'The pictures of the library, the latest first.',
    access: 'seller',
    item: libraryPicture,
  }),
  describePicture: write({
    path: '/seller/pictures/describe',
    summary: 'Says what a picture shows, for those who cannot see it.',
    access: 'seller',
    input: z.strictObject({ address: lineOfText(120), alt }),
    output: libraryPicture,
    refusals: ['pictures_none'],
  }),
}

export type LibraryPicture = z.output<typeof libraryPicture>
