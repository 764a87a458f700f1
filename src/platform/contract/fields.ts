import { z } from 'zod'
import { cleanLine, cleanParagraphs } from '#platform/clean-text.ts'
import { fromYuan } from '#platform/money.ts'

/** Fields of the wire that many contracts share. Numbers may arrive as digits in a string. */
const digits = z
  .string()
  .trim()
  .regex(/^-?\d{1,15}$/)
  .transform(Number)

/** A number or its digits, as the API reference says too. */
export const wholeNumber = (min: number, max: number) => {
  const number = z.number().int().min(min).max(max)
  return z.union([number, digits.pipe(number)])
}

/** For an act that says in the buyer's language what is wrong with a number it cannot take. */
export const anyWholeNumber = wholeNumber(-(2 ** 31), 2 ** 31 - 1)

export const id = wholeNumber(1, 2 ** 53 - 1)

/** Where 0 means "none" or "all". */
export const idOrZero = wholeNumber(0, 2 ** 53 - 1)

/** An id that a form may leave empty. */
export const idOrEmpty = z.union([z.literal('').transform(() => 0), z.null().transform(() => 0), idOrZero])

/**
 * Ids of tables that count in 32 bits. A larger one names nothing, and neither does the largest, which stands for it: it is
 * answered like any other id that is not there.
 */
const short = (n: number) => Math.min(n, 2 ** 31 - 1)
export const shortId = id.transform(short)
export const shortIdOrZero = idOrZero.transform(short)
export const shortIdOrEmpty = idOrEmpty.transform(short)

export const pageNumber = wholeNumber(1, 1_000_000_000).default(1)

export const flag = wholeNumber(0, 1)

/** An amount as it is sent: "12.80", "12.8" or 12.8; it arrives in cents. */
export const amount = z.union([z.string().max(16), z.number()]).transform((yuan, context) => {
  const cents = fromYuan(yuan)
  if (cents !== undefined) return cents
  context.addIssue({ code: 'custom', message: 'not an amount' })
  return z.NEVER
})

/** An amount as it is answered. */
export const yuan = z.string().regex(/^-?\d+\.\d{2}$/)

/** A number, a code, a password: taken as it is or not at all. What people write is `lineOfText` or `paragraphs`. */
export const line = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^\P{Cc}*$/u, 'control characters')

/** What people write on one line. It is cleaned before its length is looked at. */
export const lineOfText = (max: number) => z.string().overwrite(cleanLine).max(max)

/** The same in English, which takes more letters; '' where nobody wrote it, and everybody reads the first. */
export const inEnglish = lineOfText(400).default('')

/** What people write on several lines. */
export const paragraphs = (max: number) => z.string().overwrite(cleanParagraphs).max(max)

export const paged = <T extends z.ZodType>(row: T) =>
  z.object({
    per_page: z.number().int(),
    total: z.number().int(),
    current_page: z.number().int(),
    data: z.array(row),
  })

/** The bytes of a file, read once and never held as a whole; for calls made in process. */
export const byteStream = z.custom<AsyncIterable<Uint8Array>>(
  (value) => typeof value === 'object' && value !== null && Symbol.asyncIterator in value,
)

/** What a call without input takes, and what one that has only been done answers. */
export const nothing = z.strictObject({})
export const done = z.object({})

/** A text in both languages, as it is answered. */
export const bothTexts = z.object({ zh_CN: z.string(), en_US: z.string() })

/** The same field in both languages, as it is sent. */
export const inBoth = <T extends z.ZodType>(field: T) => z.strictObject({ zh_CN: field, en_US: field })

/** The same where one language may be left as it is. */
export const inEither = <T extends z.ZodType>(field: T) => inBoth(field.optional())

/** The specification sends lists as JSON text; a list is as good. */
export const orJsonText = <T extends z.ZodType>(list: T, longest: number) =>
  z.union([
    list,
    z
      .string()
      .max(longest)
      .transform((text, context): unknown => {
        try {
          return JSON.parse(text)
        } catch {
          context.addIssue({ code: 'custom', message: 'not JSON' })
          return z.NEVER
        }
      })
      .pipe(list),
  ])
