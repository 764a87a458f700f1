import { expect, test } from 'vitest'
import { z } from 'zod'
import { cleanLine } from '#platform/clean-text.ts'
import { contracts } from './contracts.ts'

const PASTED = ' 1\u202e\u200b2\ud8003 '

/** Read as numbers, times, lists and addresses, looked up, hashed as they are, or cleaned as the HTML they hold. */
const NO_WORDS = new RegExp(
  `\\.(${[
    ...['amount', 'enough', 'min_price', 'max_price', 'pay_fee', 'fee', 'free_from', 'surcharge', 'at'],
    ...['price', 'market_price', 'free_shipping_money'],
    ...['was_price', 'was_market', 'listSellerProducts.after', 'listPrices.after', 'listStock.after'],
    'saveView.asked',
    ...['comments', 'goods_list', 'images', 'picture', 'url', 'source'],
    ...['id', 'street_id', 'picture_id', 'order_sn', 'order_sns', 'sn', 'type', 'module', 'key'],
    ...['password', 'old_password', 'repeat_password', 'pay_password', 'secret'],
    // Refused where it holds what cannot be seen, instead of being cleaned in silence.
    'user_nickname',
    ...['changePage.content.\\w+', 'publishPost.content.\\w+', 'changePost.content.\\w+'],
  ].join('|')})$`,
)

/** The texts an input may hold, each with its name. */
function textsIn(schema: unknown, name: string): [name: string, text: z.ZodString][] {
  if (schema instanceof z.ZodString) return [[name, schema]]
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([key, field]) => textsIn(field, `${name}.${key}`))
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((option) => textsIn(option, name))
  if (schema instanceof z.ZodArray) return textsIn(schema.element, name)
  if (schema instanceof z.ZodPipe) return [...textsIn(schema.in, name), ...textsIn(schema.out, name)]
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return textsIn(schema.unwrap(), name)
  return []
}

test('every text that people write is cleaned by its contract', () => {
  const texts = Object.entries(contracts).flatMap(([feature, contract]) =>
    Object.entries(contract).flatMap(([call, { input }]) => textsIn(input, `${feature}.${call}`)),
  )
  const kept = texts.filter(([, text]) => {
    const read = text.safeParse(PASTED)
    return read.success && cleanLine(read.data) !== read.data
  })
  expect(texts.length).toBeGreaterThan(200)
  // A new field is `lineOfText` or `paragraphs`, unless it is no word: then it stands in this list.
  expect(kept.map(([name]) => name).filter((name) => !NO_WORDS.test(name))).toEqual([])
})
