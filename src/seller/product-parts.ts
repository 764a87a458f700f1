import { readFile } from 'node:fs/promises'
import { COLD_CLASSES } from '#features/catalogue/product-rules.ts'
import { PRODUCT_POSTAGE } from '#features/postage/postage-rules.ts'
import { oneOf, optional, type Typed, text, whole, word, yesNo } from './arguments.ts'
import { bilingual, textOf } from './bilingual.ts'

const choice = optional(yesNo)
const words = optional(text('TEXT'))

/** What can be typed of a product; texts come in both languages, rich text from files. */
export const PRODUCT_PARTS = {
  category: optional(word('SLUG|ID')),
  shop: optional(whole('ID')),
  ...bilingual('name', words),
  ...bilingual('summary', words),
  ...bilingual('intro', optional(text('FILE'))),
  new: choice,
  recommended: choice,
  postage: optional(oneOf(PRODUCT_POSTAGE)),
  'free-shipping-from': optional(text('AMOUNT')),
  cold: optional(oneOf(COLD_CLASSES)),
  'shelf-days': optional(whole('NUMBER')),
  ...bilingual('origin', words),
  ...bilingual('storage', words),
}

type Given = Typed<typeof PRODUCT_PARTS>

type InTwo = 'name' | 'summary' | 'intro' | 'origin' | 'storage'

const bothOf = (given: Given, name: InTwo) => {
  const both = textOf(name, given)
  return both.zh_CN === undefined && both.en_US === undefined ? undefined : both
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
    is_new: given.new,
    is_recommended: given.recommended,
    postage: given.postage,
    // Typed empty, the shop's own rule holds again.
    free_shipping_money: given['free-shipping-from'] === '' ? null : given['free-shipping-from'],
    cold_class: given.cold,
    shelf_days: given['shelf-days'],
  }
}
