import { z } from 'zod'
import { daysAfter, isDay } from '#platform/calendar-day.ts'
import { read, writeInSteps } from '#platform/contract/define.ts'
import { line, yuan } from '#platform/contract/fields.ts'
import { MOST_DAYS, REPORT_VIEWS } from './report-rules.ts'

const figures = z.object({
  orders: z.number(),
  pieces: z.number(),
  /** What was paid, and what went back, each on its own day. */
  sum: yuan,
  refunds: z.number(),
  refunded: yuan,
  new_buyers: z.number(),
  old_buyers: z.number(),
})

/** `key` is a day, or the number of a product, a category, a province; the words are in `name`. */
const row = figures.extend({ key: z.string(), name: z.string() })

const day = line(10).refine(isDay, 'not a day')

const asked = z
  .strictObject({ from: day, until: day, by: z.enum(REPORT_VIEWS).default('day') })
  // Asked even where one of them is no day, which has been said by then.
  .refine(({ from, until }) => !isDay(from) || (from <= until && until < daysAfter(from, MOST_DAYS)), {
    path: ['until'],
  })

const runningOut = z.object({
  product_id: z.number(),
  name: z.string(),
  stock: z.number(),
  /** Sold in the last two weeks, and how many days the stock lasts at that pace. */
  sold: z.number(),
  days_left: z.number(),
})

/** Figures of the shop, read from what is kept by day. */
export const reportsSellerContract = {
  showReport: read({
    path: '/seller/reports/show',
    summary:
      'What was sold and given back from one day until another: by day, product, category, province or reason.',
    access: 'seller',
    input: asked,
    output: z.object({
      total: figures,
      rows: z.array(row),
      /** When the latest day of it was counted; '' where nothing was. */
      count_time: z.string(),
    }),
  }),
  exportReport: read({
    path: '/seller/reports/export',
    summary: 'The same as a file for spreadsheets (CSV).',
    access: 'seller',
    input: asked,
    output: z.object({ name: z.string(), csv: z.string() }),
  }),
  listRunningOut: read({
    path: '/seller/reports/running-out',
    summary: 'Products on sale that will be sold out within two weeks at the pace of the last two.',
    access: 'seller',
    output: z.array(runningOut),
  }),
  rebuildReports: writeInSteps({
    path: '/seller/reports/rebuild',
    summary: 'Counts every day anew.',
    access: 'seller',
    output: z.object({ days: z.number() }),
  }),
}

export type ReportFigures = z.output<typeof figures>
export type ReportRow = z.output<typeof row>
export type Report = z.output<typeof reportsSellerContract.showReport.output>
export type RunningOut = z.output<typeof runningOut>
