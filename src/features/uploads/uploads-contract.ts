import { z } from 'zod'
import { write, writeInSteps } from '#platform/contract/define.ts'
import { line } from '#platform/contract/fields.ts'
import { ArrivedFile } from '#platform/storage/arriving-files.ts'
import { MAX_PICTURE_BYTES, PURPOSES } from './uploads-rules.ts'

const file = z
  .instanceof(ArrivedFile)
  .refine(({ bytes }) => bytes > 0 && bytes <= MAX_PICTURE_BYTES)
  .meta({ type: 'string', format: 'binary' })

export const uploadsContract = {
  addPicture: writeInSteps({
    path: '/api/v1/64803624da6de',
    summary:
      'Takes one picture (JPEG, PNG, and WebP unless it is an avatar; 5 MiB) and answers its address. Without a purpose it may be used for any its format is good for.',
    access: 'buyer',
    upload: true,
    limits: [
      { by: 'buyer', points: 30, seconds: 60 },
      { by: 'buyer', points: 200, seconds: 86_400 },
    ],
    input: z.strictObject({ file, purpose: z.enum(PURPOSES).optional() }),
    output: z.object({ url: z.string() }),
  }),
  removePicture: write({
    path: '/v1/uploads/remove',
    summary: "Removes one of the buyer's own pictures that nothing shows.",
    access: 'buyer',
    input: z.strictObject({ url: line(120) }),
  }),
}
