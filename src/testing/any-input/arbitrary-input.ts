import fc from 'fast-check'
import { z } from 'zod'

/** Numbers at the edges of what people, JavaScript and the database count with. */
const NUMBERS = [
  ...[0, 1, 2, 3, -1, 0.5, 99, 100],
  ...[2 ** 31 - 1, 2 ** 31, -(2 ** 31) - 1, 2 ** 53 - 1, 2 ** 53, 2 ** 63, 1e300, -0],
]
const TEXTS = [
  ...['', ' ', '0', '1', '-1', '12.80', '0.001', '1e5', 'NaN', '９９', '13800138000'],
  ...['2147483648', '9223372036854775807', '9223372036854775808'],
  // Days and times that do not exist, or that no table holds.
  ...['2026-02-30', '2026-13-45 25:61:61', '0000-00-00', '+275760-09-13', '99999-12-31', '2026-11-16'],
  ...['\u202e鲜\u200b集', '\ud800', '\u0000', '👨‍👩‍👧‍👦', 'e\u0301', '\ufeff', '%00', '\u2028'],
  ...["' or 1=1 --", '{max}', '<b>x</b>', '../../etc/passwd', '__proto__', 'https://x.example/a', '[]', '{}'],
  ...['苹果', '[{"product_id":1,"sku_price_id":1,"num":1}]', 'x'.repeat(5000)],
]
const deep = (levels: number): unknown => (levels === 0 ? 1 : [deep(levels - 1)])
/** What no field expects. */
const NONSENSE = [
  null,
  true,
  [],
  {},
  [[]],
  { a: { b: [1] } },
  'x',
  -5,
  [null],
  deep(500),
  Array(2000).fill(0),
]

const number = fc.oneof(fc.constantFrom(...NUMBERS), fc.constantFrom(...NUMBERS.map(String)), fc.integer())
const text = fc.oneof(fc.constantFrom(...TEXTS), fc.string({ maxLength: 40 }))
const nonsense = fc.constantFrom(...NONSENSE)

/**
 * What somebody might send where the schema is asked for: what it takes, near that, sometimes nothing like it.
 * Something is there under low numbers, so that what is asked for is sometimes found.
 */
export const inputLike = (schema: unknown): fc.Arbitrary<unknown> =>
  fc.oneof(
    { weight: 4, arbitrary: taken(schema) },
    { weight: 5, arbitrary: near(schema) },
    { weight: 1, arbitrary: nonsense },
  )

/** Bodies whose every field is taken, as far as a few tries find what each takes. */
function taken(schema: unknown): fc.Arbitrary<unknown> {
  if (!(schema instanceof z.ZodObject)) return near(schema)
  const fields = Object.entries(schema.shape).flatMap(([name, field]) => {
    const fitting = fc.sample(near(field), { numRuns: 40, seed: 1 }).filter((value) => takes(field, value))
    return fitting.length > 0 ? [[name, fc.constantFrom(...fitting)] as const] : []
  })
  return fc.record(Object.fromEntries(fields))
}

const takes = (field: unknown, value: unknown) => (field as z.ZodType).safeParse(value).success

function near(schema: unknown): fc.Arbitrary<unknown> {
  if (schema instanceof z.ZodObject) return objectLike(schema)
  if (schema instanceof z.ZodRecord) return fc.dictionary(text, near(schema.valueType), { maxKeys: 3 })
  if (schema instanceof z.ZodString) return text
  if (schema instanceof z.ZodNumber) return number
  if (schema instanceof z.ZodBoolean) return fc.boolean()
  if (schema instanceof z.ZodLiteral) return fc.constantFrom(...schema.values)
  if (schema instanceof z.ZodEnum) return fc.constantFrom(...schema.options)
  if (schema instanceof z.ZodUnion) return fc.oneof(...schema.options.map((option) => near(option)))
  if (schema instanceof z.ZodArray) return fc.array(near(schema.element), { maxLength: 3 })
  if (schema instanceof z.ZodPipe) return near(schema.in)
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return near(schema.unwrap())
  return fc.oneof(text, number)
}

/** Some fields are left out, and now and then there is one nobody asked for. */
function objectLike(schema: z.ZodObject): fc.Arbitrary<unknown> {
  const fields = Object.fromEntries(
    Object.entries(schema.shape).map(([name, field]) => [
      name,
      fc.oneof({ weight: 9, arbitrary: near(field) }, { weight: 1, arbitrary: nonsense }),
    ]),
  )
  const known = fc.oneof(fc.record(fields), fc.record(fields, { requiredKeys: [] }))
  const further = fc
    .tuple(fc.constantFrom('further', 'id', 'buyer_id', 'constructor', 'toString'), text)
    .map(([name, value]) => ({ [name]: value }))
  return fc.oneof(
    { weight: 9, arbitrary: known },
    { weight: 1, arbitrary: fc.tuple(known, further).map(([one, other]) => ({ ...other, ...one })) },
  )
}

/** A body a field: nothing is odd but a number too large for the column it is looked up in. */
export function hugeNumbers(schema: unknown): Record<string, unknown>[] {
  if (!(schema instanceof z.ZodObject)) return []
  const fields = Object.keys(schema.shape)
  const plain = Object.fromEntries(
    fields.flatMap((field) => {
      const value = [1, '1', '13800138000', [{ product_id: 1, sku_price_id: 1, num: 1 }]].find((one) =>
        takes(schema.shape[field], one),
      )
      return value === undefined ? [] : [[field, value]]
    }),
  )
  const numbers = fields.filter((field) => takes(schema.shape[field], 1))
  return numbers.flatMap((field) => [2 ** 31, 2 ** 53 - 1].map((huge) => ({ ...plain, [field]: huge })))
}
