import { z } from 'zod'
import { read, WHILE_TAGS_HOLD } from '#platform/contract/define.ts'
import { wholeNumber, yuan } from '#platform/contract/fields.ts'

/** Everything that says what postage costs hangs on it. */
export const POSTAGE = 'postage'
/** The day a parcel is expected, which changes by itself. */
export const DELIVERY_DAY = 'delivery-day'

export const MAX_PROVINCE = 99

export const postageContract = {
  showPostage: read({
    path: '/v1/postage/show',
    summary: 'What postage costs in this shop as a rule; a province may cost more.',
    access: 'anyone',
    output: z.object({
      /** 0 where every parcel travels free. */
      charged: z.number(),
      fee: yuan,
      /** Goods of so much travel free. */
      free_from: yuan,
      /** 1 where some goods have a higher sum of their own. */
      some_ask_more: z.number(),
    }),
    cache: { seconds: WHILE_TAGS_HOLD, tags: () => [POSTAGE] },
  }),
  showDelivery: read({
    path: '/v1/postage/delivery',
    summary:
      'Postage to one province, and the day a parcel is expected there when it is paid for now; 0 is most of the country.',
    access: 'anyone',
    input: z.strictObject({ province_id: wholeNumber(0, MAX_PROVINCE).default(0) }),
    output: z.object({
      delivered: z.number(),
      fee: yuan,
      free_from: yuan,
      expected_day: z.string(),
      /** What is paid before this hour today leaves earlier than what is paid after it; 0 where it makes no difference. */
      pay_before_hour: z.number(),
    }),
    cache: { seconds: WHILE_TAGS_HOLD, watched: true, tags: () => [POSTAGE, DELIVERY_DAY] },
  }),
}

export type PostageShown = z.output<typeof postageContract.showPostage.output>
export type DeliveryShown = z.output<typeof postageContract.showDelivery.output>
