import { z } from 'zod'
import { read, write } from '#platform/contract/define.ts'
import { yuan } from '#platform/contract/fields.ts'
import { orderFilter } from './order-filter.ts'
import { ORDER_STATUSES } from './order-states.ts'

const exported = z.object({
  id: z.number(),
  order_sn: z.string(),
  status: z.literal(ORDER_STATUSES),
  create_time: z.string(),
  pay_time: z.string(),
  buyer: z.string(),
  consignee: z.string(),
  mobile: z.string(),
  province: z.string(),
  city: z.string(),
  district: z.string(),
  address: z.string(),
  /** What was bought; refunded goods are marked. */
  goods: z.string(),
  /** What is still to be sent, and how many pieces. */
  to_send: z.string(),
  pieces: z.number(),
  pay_fee: yuan,
  dispatch_amount: yuan,
  remark: z.string(),
  tracking_nos: z.string(),
})

const piece = {
  sku_id: z.number(),
  title: z.string(),
  option: z.string(),
  num: z.number(),
  /** What all pieces together should weigh, in grams; 0 where they are not sold by weight. */
  grams: z.number(),
}

/** What the packing table needs: addresses in a file, and what to take from the shelves. */
export const packingSellerContract = {
  // No read: who took addresses out of the house is in the audit trail.
  exportOrders: write({
    path: '/seller/packing/export',
    summary: 'Orders that fit with their addresses, the latest first, some at a time from `before_id`.',
    access: 'seller',
    input: z.strictObject(orderFilter),
    output: z.object({ orders: z.array(exported), more: z.boolean() }),
    refusals: ['orders_bad_time'],
  }),
  listPicking: read({
    path: '/seller/packing/pick',
    summary:
      'What is to be packed of paid orders, without what is refunded or in dispute: by goods and by order.',
    access: 'seller',
    input: z.strictObject(orderFilter),
    output: z.object({
      /** A row a sku, summed over all orders. */
      goods: z.array(z.object({ ...piece, orders: z.number() })),
      orders: z.array(
        z.object({ order_sn: z.string(), remark: z.string(), items: z.array(z.object(piece)) }),
      ),
    }),
    refusals: ['orders_bad_time'],
  }),
}

export type ExportedOrder = z.output<typeof exported>
export type Picking = z.output<typeof packingSellerContract.listPicking.output>
