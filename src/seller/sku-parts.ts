import { optional, type Typed, text, whole } from './arguments.ts'

/** What can be typed of a sku. */
export const SKU_PARTS = {
  'market-price': optional(text('AMOUNT')),
  code: optional(text('CODE')),
  barcode: optional(text('DIGITS')),
  grams: optional(whole('NUMBER')),
  tolerance: optional(whole('PERMILLE')),
}

export const readSkuParts = (typed: Typed<typeof SKU_PARTS>) => ({
  market_price: typed['market-price'],
  code: typed.code,
  barcode: typed.barcode,
  nominal_grams: typed.grams,
  tolerance_permille: typed.tolerance,
})
