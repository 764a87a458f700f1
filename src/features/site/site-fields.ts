import { z } from 'zod'
import { line, wholeNumber } from '#platform/contract/fields.ts'
import { isSafeElsewhere, readOwnPlace } from '#platform/http/own-place.ts'

/** The id of a row of the short tables a seller keeps by hand; theirs are plain integers. */
export const rowId = wholeNumber(1, 2 ** 31 - 1)

/** What the entries share that remove such a row. */
export const REMOVING_ROW = {
  access: 'seller',
  input: z.strictObject({ id: rowId }),
  output: z.object({ id: z.number() }),
} as const

/** The address of a picture of this site. Whether there is one is looked up by the act. */
export const pictureAddress = line(120).regex(/^\/(?!\/)[\w./-]+$/, 'an address of this site')

/** A page of this site, or one elsewhere that is reached safely. */
export const siteLink = line(500)
  .regex(/^(\/(?!\/)\S*|https:\/\/\S+)$/, '/… or https://…')
  .refine((text) => readOwnPlace(text) !== undefined || isSafeElsewhere(text), '/… or https://…')
