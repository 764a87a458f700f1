import { z } from 'zod'
import { read, write } from '#platform/contract/define.ts'
import { shortId, wholeNumber } from '#platform/contract/fields.ts'
import { LEAST_AFTER_SALE_HOURS, MOST_AFTER_SALE_HOURS } from './ask-back-rules.ts'

/** What hangs on how long after receipt goods may be asked back. */
export const WINDOWS = 'after-sale-windows'

const windowOf = z.object({ category_id: z.number(), name: z.string(), hours: z.number() })

/** How long after receipt goods of a category may be asked back. */
export const windowsSellerContract = {
  listWindows: read({
    path: '/seller/windows/list',
    summary: 'The categories with a window of their own.',
    access: 'seller',
    output: z.array(windowOf),
  }),
  changeWindow: write({
    path: '/seller/windows/change',
    summary:
      'Gives a category, and those below it, a window of its own for orders from now on; or none any more.',
    access: 'seller',
    refusals: ['refunds_no_category'],
    input: z.strictObject({
      category_id: shortId,
      /** Left out: the shop's. */
      hours: wholeNumber(LEAST_AFTER_SALE_HOURS, MOST_AFTER_SALE_HOURS).optional(),
    }),
    output: windowOf,
  }),
}
