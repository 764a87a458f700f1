import type { Hindrance } from '#features/catalogue/product-rules.ts'
import type { Language } from '#platform/i18n/language.ts'
import * as m from '#words'

const SENTENCES = {
  off: m.products_why_off,
  no_name: m.products_why_no_name,
  no_picture: m.products_why_no_picture,
  no_sku: m.products_why_no_sku,
  no_file: m.products_why_no_file,
  no_stock: m.products_why_no_stock,
} satisfies Record<Hindrance, unknown>

/** "it has no picture, it has no sku" */
export const sayHindrances = (why: readonly Hindrance[], locale: Language) =>
  why.map((one) => SENTENCES[one]({}, { locale })).join(m.products_why_and({}, { locale }))
