import { z } from 'zod'
import { flag, id, line, lineOfText } from '#platform/contract/fields.ts'
import { ORDER_DAYS } from './order-days.ts'
import { ORDER_STATUSES } from './order-states.ts'

/** Which orders a seller asks for; together they narrow. Lists, files and packing read the same. */
export const orderFilter = {
  status: z.literal(ORDER_STATUSES).optional(),
  order_sn: line(64).optional(),
  /** A nickname, or the number of a buyer. */
  buyer: lineOfText(60).optional(),
  /** Who it is sent to, by the whole name. */
  consignee: lineOfText(60).optional(),
  /** The whole number the parcel is sent to, or its last four digits. */
  phone: z
    .string()
    .regex(/^\d{4}$|^\+?[\d -]{7,20}$/)
    .optional(),
  /** A product's number, or a part of its name. */
  product: lineOfText(60).optional(),
  /** A province, city or district, in either language. */
  region: lineOfText(60).optional(),
  sku_id: id.optional(),
  /** What the days are the days of: placed where nothing is said, paid, or first shipped. */
  days: z.enum(ORDER_DAYS).optional(),
  /** From then on, and before then: a day or a time, as people write them. */
  from: lineOfText(32).optional(),
  until: lineOfText(32).optional(),
  /** 1: only what somebody marked to come back to. */
  flagged: flag.optional(),
  /** Not what came later: a selection stays what it was when it was made. */
  up_to_id: id.optional(),
  before_id: id.optional(),
}

const whole = z.strictObject(orderFilter)
export type OrderFilter = z.output<typeof whole>
