import { z } from 'zod'
import { lineOfText, shortIdOrZero } from '#platform/contract/fields.ts'
import { SHELVES } from './product-rules.ts'

/** Which products a list is about; what is 0 or empty narrows nothing. */
export const productFilter = {
  /** A part of a name, the whole number, or the whole code of a sku. */
  find: lineOfText(60).default(''),
  category: shortIdOrZero.default(0),
  shop_id: shortIdOrZero.default(0),
  shelf: z.enum(SHELVES).default('all'),
}

export type ProductFilter = z.output<z.ZodObject<typeof productFilter>>
