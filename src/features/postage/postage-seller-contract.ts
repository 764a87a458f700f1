import { z } from 'zod'
import { isDay } from '#platform/calendar-day.ts'
import { read, write } from '#platform/contract/define.ts'
import { amount, flag, line, lineOfText, wholeNumber, yuan } from '#platform/contract/fields.ts'

/** Beyond that a parcel's price is a typing mistake. */
const MAX_CENTS = 1_000_000
const sum = amount.refine((cents) => cents >= 0 && cents <= MAX_CENTS)
const transitDays = wholeNumber(0, 30)
const day = line(10).refine(isDay)

const province = z.object({
  province_id: z.number(),
  province: z.string(),
  delivered: z.number(),
  surcharge: yuan,
  /** Null where it takes as long as elsewhere. */
  transit_days: z.number().nullable(),
})

const terms = z.object({
  fee: yuan,
  free_from: yuan,
  cut_off_hour: z.number(),
  transit_days: z.number(),
  closed_weekdays: z.array(z.number()),
  closed_days: z.array(z.string()),
  provinces: z.array(province),
})

export const postageSellerContract = {
  showPostageTerms: read({
    path: '/seller/postage/show',
    summary: 'What postage costs and how long parcels take, with the provinces that differ.',
    access: 'seller',
    output: terms,
  }),
  changePostage: write({
    path: '/seller/postage/change',
    summary: 'Changes the terms of postage; what is not given stays.',
    access: 'seller',
    refusals: ['postage_nothing_to_change', 'postage_never_open'],
    input: z.strictObject({
      fee: sum.optional(),
      free_from: sum.optional(),
      cut_off_hour: wholeNumber(0, 24).optional(),
      transit_days: transitDays.optional(),
      closed_weekdays: z.array(wholeNumber(1, 7)).max(7).optional(),
      closed_days: z.array(day).max(100).optional(),
    }),
    output: terms,
  }),
  changePostageProvince: write({
    path: '/seller/postage/change-province',
    summary: 'Says how a province differs from the rest, or with `as_usual` that it no longer does.',
    access: 'seller',
    refusals: ['postage_nothing_to_change', 'postage_no_province'],
    input: z.strictObject({
      /** Its number, or its name in either language, as much of it as is clear. */
      province: lineOfText(40),
      delivered: flag.optional(),
      surcharge: sum.optional(),
      /** Null: as long as elsewhere. */
      transit_days: transitDays.nullable().optional(),
      as_usual: flag.default(0),
    }),
    output: terms,
  }),
}

export type PostageTerms = z.output<typeof terms>
