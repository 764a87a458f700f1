import { readFile } from 'node:fs/promises'
import { COLD_CLASSES } from '#features/catalogue/product-rules.ts'
import { oneOf, optional, type Typed, text, whole, word } from './arguments.ts'

const yesNo = optional(oneOf(['yes', 'no']))
const words = optional(text('TEXT'))

/** What can be typed of a product; texts come in both languages, rich text from files. */
export const PRODUCT_PARTS = {
  category: optional(word('SLUG|ID')),
  shop: optional(whole('ID')),
  'name-zh': words,
  'name-en': words,
  'summary-zh': words,
  'summary-en': words,
  'intro-zh': optional(text('FILE')),
  'intro-en': optional(text('FILE')),
  new: yesNo,
  recommended: yesNo,
  'free-shipping': yesNo,
  'free-shipping-from': optional(text('AMOUNT')),
  cold: optional(oneOf(COLD_CLASSES)),
  'shelf-days': optional(whole('NUMBER')),
  'origin-zh': words,
  'origin-en': words,
  'storage-zh': words,
  'storage-en': words,
}

type Given = Typed<typeof PRODUCT_PARTS>

const flagOf = (typed: 'yes' | 'no' | undefined) =>
  typed === undefined ? undefined : typed === 'yes' ? 1 : 0

type InTwo = 'name' | 'summary' | 'intro' | 'origin' | 'storage'

const bothOf = (given: Given, name: InTwo) => {
  const [zh_CN, en_US] = [given[`${name}-zh`], given[`${name}-en`]]
  return zh_CN === undefined && en_US === undefined ? undefined : { zh_CN, en_US }
}

/** As the calls take it. Files are read before anything is opened, so that a missing one is told as such. */
export async function readProductParts(typed: Given) {
  const read = (file: string | undefined) => (file === undefined ? undefined : readFile(file, 'utf8'))
  const given = {
    ...typed,
    'intro-zh': await read(typed['intro-zh']),
    'intro-en': await read(typed['intro-en']),
  }
  return {
    category: given.category,
    shop_id: given.shop,
    name: bothOf(given, 'name'),
    summary: bothOf(given, 'summary'),
    intro: bothOf(given, 'intro'),
    origin: bothOf(given, 'origin'),
    storage: bothOf(given, 'storage'),
    is_new: flagOf(given.new),
    is_recommended: flagOf(given.recommended),
    free_shipping: flagOf(given['free-shipping']),
    // Typed empty, the shop's own rule holds again.
    free_shipping_money: given['free-shipping-from'] === '' ? null : given['free-shipping-from'],
    cold_class: given.cold,
    shelf_days: given['shelf-days'],
  }
}
