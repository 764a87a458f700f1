import { z } from 'zod'
import { read, write } from '#platform/contract/define.ts'
import { line, lineOfText } from '#platform/contract/fields.ts'
import { MOST_COLUMNS, TEMPLATE_FIELDS } from './courier-template.ts'
import { orderFilter } from './order-filter.ts'

const { before_id: _before, ...narrowing } = orderFilter

const column = z.strictObject({
  heading: lineOfText(60).min(1),
  field: z.enum(TEMPLATE_FIELDS),
  text: lineOfText(100),
})
const courier = lineOfText(60)

const template = z.object({
  columns: z.array(column),
  /** 1: as it comes with the shop, nobody has changed it. */
  given: z.number(),
})

/** Files for couriers' programs: what leaves the house, and how each courier wants it. */
export const courierFilesSellerContract = {
  // No read: who took addresses out of the house is in the audit trail, and the check of the parcels asks what was taken.
  exportForCourier: write({
    path: '/seller/courier-files/export',
    summary: 'Orders that wait for their parcel as a file a courier takes in; others that fit are left out.',
    access: 'seller',
    input: z.strictObject({
      courier,
      format: z.enum(['xlsx', 'csv']),
      ...narrowing,
      /** These and no others, as they were selected. */
      order_sns: z.array(line(64)).min(1).max(200).optional(),
    }),
    output: z.object({
      name: z.string(),
      /** Its bytes in base64. */
      content: z.string(),
      orders: z.number(),
      /** Paid, but in dispute or without anything left to send; or selected and not paid. */
      left_out: z.number(),
    }),
    refusals: ['orders_bad_time', 'orders_courier_unknown', 'courierfiles_nothing', 'courierfiles_many'],
  }),
  showTemplate: read({
    path: '/seller/courier-files/template',
    summary: 'The columns of the file a courier takes in.',
    access: 'seller',
    input: z.strictObject({ courier }),
    output: template,
    refusals: ['sellercouriers_none'],
  }),
  changeTemplate: write({
    path: '/seller/courier-files/change-template',
    summary: 'Sets the columns of the file a courier takes in: headings, order, what they hold.',
    access: 'seller',
    input: z.strictObject({ courier, columns: z.array(column).min(1).max(MOST_COLUMNS) }),
    output: template,
    refusals: ['sellercouriers_none', 'courierfiles_number_missing'],
  }),
  resetTemplate: write({
    path: '/seller/courier-files/reset-template',
    summary: 'Goes back to the columns that come with the shop.',
    access: 'seller',
    input: z.strictObject({ courier }),
    output: template,
    refusals: ['sellercouriers_none'],
  }),
}

export type CourierTemplate = z.output<typeof template>
