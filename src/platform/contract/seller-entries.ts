import { z } from 'zod'
import { id, lineOfText } from './fields.ts'

/** What the entries of the seller's calls about one thing share: `...ABOUT_ONE`. */
export const ABOUT_ONE = { access: 'seller', input: z.strictObject({ id }) } as const

/** The same for what is taken from a buyer; the act says so when the reason is missing. */
export const ABOUT_ONE_FOR_A_REASON = {
  access: 'seller',
  input: z.strictObject({ id, reason: lineOfText(200).default('') }),
} as const

/** The same for what is removed, and answered with its id. */
export const REMOVING_ONE = { ...ABOUT_ONE, output: z.object({ id: z.number() }) } as const
