import { z } from 'zod'
import { MOST_SOLD_OUT } from '#features/today/today-rules.ts'
import { read } from '#platform/contract/define.ts'
import { yuan } from '#platform/contract/fields.ts'

const waiting = z.object({
  count: z.number(),
  /** Since when the first of them waits; '' where nobody does. */
  since: z.string(),
})

/** What waits for a person. */
export const todaySellerContract = {
  showToday: read({
    path: '/seller/today/show',
    summary:
      'What waits to be shipped, judged, answered and settled, what is sold out, and what was sold today.',
    access: 'seller',
    output: z.object({
      to_ship: waiting,
      to_judge: waiting,
      to_answer: waiting,
      /** What a colleague asks a second person for. */
      to_agree: waiting,
      stuck_money: waiting,
      /** Skus on sale of which nothing is left. */
      sold_out: z.number().max(MOST_SOLD_OUT),
      /** For those who may see money: paid today, and on the same weekday a week ago until this hour. */
      sales: z
        .object({ orders: z.number(), sum: yuan, orders_before: z.number(), sum_before: yuan })
        .nullable(),
    }),
  }),
}

export type Today = z.output<typeof todaySellerContract.showToday.output>
