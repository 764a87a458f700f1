import { z } from 'zod'
import { read, write } from '#platform/contract/define.ts'
import { bothTexts, flag, inBoth, inEither, line, lineOfText } from '#platform/contract/fields.ts'

const courier = z.object({
  id: z.number(),
  code: z.string(),
  name: bothTexts,
  /** 0: no parcel leaves with it any more; those under way keep its name. */
  active: z.number(),
})

const name = lineOfText(40).min(1)
/** As tracking services know it: `SF`. */
const code = line(20).regex(/^[A-Z0-9_]{2,20}$/, 'capital letters and digits')

export const couriersSellerContract = {
  listSellerCouriers: read({
    path: '/seller/couriers/list',
    summary: 'The couriers, those switched off included.',
    access: 'seller',
    output: z.array(courier),
  }),
  addCourier: write({
    path: '/seller/couriers/add',
    summary: 'Adds a courier.',
    access: 'seller',
    input: z.strictObject({ code, name: inBoth(name) }),
    output: courier,
    refusals: ['sellercouriers_code_taken'],
  }),
  changeCourier: write({
    path: '/seller/couriers/change',
    summary: "Changes a courier's name, or switches it off and on again.",
    access: 'seller',
    input: z.strictObject({ code, name: inEither(name).default({}), active: flag.optional() }),
    output: courier,
    refusals: ['sellercouriers_none', 'sellercouriers_last'],
  }),
}

export type SellerCourier = z.output<typeof courier>
