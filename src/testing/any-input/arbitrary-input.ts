import fc from 'fast-check'
import { z } from 'zod'

/** Numbers at the edges of what people, JavaScript and the database count with. */
const NUMBERS = [0, 1, 2, -1, 0.5, 99, 100, 2 ** 31 - 1, 2 ** 31, 2 ** 53 - 1, 2 ** 53, 1e300]
const TEXTS = [
  '',
  ' ',
  '0',
  '1',
  '-1',
  '2147483648',
  '9223372036854775808',
  '12.80',
  '13800138000',
  '2026-02-30',
  '\u202e鲜\u200b集',
  '\ud800',
  '\u0000',
  "' or 1=1 --",
  '{max}',
  '<b>x</b>',
  '苹果',
  'x'.repeat(5000),
]
/** What no field expects. */
const NONSENSE = [null, true, [], {}, [[]], { a: { b: [1] } }, 'x', -5, [null]]

const number = fc.oneof(fc.constantFrom(...NUMBERS), fc.constantFrom(...NUMBERS.map(String)), fc.integer())
const text = fc.oneof(fc.constantFrom(...TEXTS), fc.string({ maxLength: 40 }))
const nonsense = fc.constantFrom(...NONSENSE)

/** What somebody might send where the schema is asked for: mostly near what it takes, sometimes nothing like it. */
export const inputLike = (schema: unknown): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 9, arbitrary: near(schema) }, { weight: 1, arbitrary: nonsense })

function near(schema: unknown): fc.Arbitrary<unknown> {
  if (schema instanceof z.ZodObject) return objectLike(schema)
  if (schema instanceof z.ZodString) return text
  if (schema instanceof z.ZodNumber) return number
  if (schema instanceof z.ZodBoolean) return fc.boolean()
  if (schema instanceof z.ZodLiteral) return fc.constantFrom(...schema.values)
  if (schema instanceof z.ZodEnum) return fc.constantFrom(...schema.options)
  if (schema instanceof z.ZodUnion) return fc.oneof(...schema.options.map((option) => near(option)))
  if (schema instanceof z.ZodArray) return fc.array(inputLike(schema.element), { maxLength: 3 })
  if (schema instanceof z.ZodPipe) return near(schema.in)
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return near(schema.unwrap())
  return fc.oneof(text, number)
}

/** Some fields are left out, and now and then there is one nobody asked for. */
function objectLike(schema: z.ZodObject): fc.Arbitrary<unknown> {
  const fields = Object.fromEntries(
    Object.entries(schema.shape).map(([name, field]) => [name, inputLike(field)]),
  )
  const known = fc.oneof(fc.record(fields), fc.record(fields, { requiredKeys: [] }))
  const further = fc.record({ further: text })
  return fc.oneof(
    { weight: 9, arbitrary: known },
    { weight: 1, arbitrary: fc.tuple(known, further).map(([one, other]) => ({ ...one, ...other })) },
  )
}

/** A body a field: nothing is odd but a number too large for the column it is looked up in. */
export function hugeNumbers(schema: unknown): Record<string, unknown>[] {
  if (!(schema instanceof z.ZodObject)) return []
  const fields = Object.keys(schema.shape)
  const takes = (field: string, value: unknown) => schema.shape[field]?.safeParse(value).success
  const plain = Object.fromEntries(
    fields.flatMap((field) => {
      const value = [1, '1', '13800138000', [{ product_id: 1, sku_price_id: 1, num: 1 }]].find((one) =>
        takes(field, one),
      )
      return value === undefined ? [] : [[field, value]]
    }),
  )
  return fields.flatMap((field) => [2 ** 31, 2 ** 53 - 1].map((huge) => ({ ...plain, [field]: huge })))
}
