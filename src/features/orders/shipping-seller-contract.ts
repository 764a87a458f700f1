import { z } from 'zod'
import { batchKey, checkedBatch, shownBatch } from '#platform/batches/batch-fields.ts'
import { read, write, writeInSteps } from '#platform/contract/define.ts'
import { lineOfText, wholeNumber } from '#platform/contract/fields.ts'

export const MOST_SHIPPED = 5000
/** Ten times what so many lines take. */
const MAX_FILE = 5 << 20

/** As it stands in a file: what is wrong with it is a verdict, and no reason to turn the others away. */
const shippingLine = z.strictObject({
  order_sn: lineOfText(64),
  courier: lineOfText(60),
  tracking_no: lineOfText(64),
})
const lines = z.array(shippingLine).min(1).max(MOST_SHIPPED)

/** A file's bytes, or what was pasted. */
const source = z.union([
  z.custom<Uint8Array>((value) => value instanceof Uint8Array && value.length <= MAX_FILE),
  z
    .string()
    .max(MAX_FILE)
    .transform((text) => new TextEncoder().encode(text)),
  /** The same bytes, as JSON carries them. */
  z
    .strictObject({ base64: z.base64().max(MAX_FILE * 1.4) })
    .transform(({ base64 }): Uint8Array => Buffer.from(base64, 'base64')),
])

/** Which column is which, counted from 0; -1 where there is none, as in a file of one courier. */
const at = wholeNumber(-1, 500)
const columns = z.strictObject({ order: at, number: at, courier: at })

const heading = lineOfText(60)

/** Many orders shipped at once. What becomes of a batch afterwards is asked and undone in `batchesSeller`. */
export const shippingSellerContract = {
  readShippingFile: read({
    path: '/seller/shipping/read',
    summary:
      'Reads order numbers, couriers and tracking numbers from a CSV or XLSX file, or what was pasted.',
    access: 'seller',
    input: z.strictObject({
      source,
      /** Where the file has no column for it. */
      courier: lineOfText(60).default(''),
      /** As somebody looked at them; as they are remembered or guessed where it is not given. */
      columns: columns.optional(),
    }),
    output: z.object({
      lines,
      /** The row of the first line, for whoever looks it up. */ first_row: z.number(),
    }),
    refusals: [
      'shipping_file_unreadable',
      'shipping_file_empty',
      'shipping_file_columns',
      'shipping_file_courier',
      'shipping_file_long',
      'shipping_file_quotes',
      'shipping_file_cells',
      'shipping_file_wide',
      'shipping_file_slow',
    ],
  }),
  lookAtShippingFile: read({
    path: '/seller/shipping/look',
    summary: 'The first rows of a file, and which of its columns is which: as remembered, or as guessed.',
    access: 'seller',
    input: z.strictObject({ source, courier: lineOfText(60).default('') }),
    output: z.object({
      columns,
      /** 1: the first row names the columns. */
      headings: z.number(),
      /** 1: somebody has said before what is what in such a file. */
      kept: z.number(),
      rows: z.array(z.array(z.string())),
    }),
    refusals: [
      'shipping_file_unreadable',
      'shipping_file_empty',
      'shipping_file_quotes',
      'shipping_file_cells',
      'shipping_file_wide',
      'shipping_file_slow',
    ],
  }),
  rememberColumns: write({
    path: '/seller/shipping/remember-columns',
    summary: "Remembers by the headings what is what in a courier's files.",
    access: 'seller',
    input: z.strictObject({
      courier: lineOfText(60),
      order: heading.min(1),
      number: heading.min(1),
      /** '' where the whole file is the courier's. */
      courier_heading: heading.default(''),
    }),
    refusals: ['orders_courier_unknown'],
  }),
  listHandover: read({
    path: '/seller/shipping/handover',
    summary: 'What a courier takes along: the parcels entered on a day that were not taken back.',
    access: 'seller',
    input: z.strictObject({
      courier: lineOfText(60),
      /** Today where it is not given: 2026-11-16. */
      day: z.iso.date().optional(),
    }),
    output: z.object({
      courier: z.string(),
      day: z.string(),
      parcels: z.array(
        z.object({
          order_sn: z.string(),
          tracking_no: z.string(),
          consignee: z.string(),
          place: z.string(),
          pieces: z.number(),
          sent_time: z.string(),
        }),
      ),
    }),
    refusals: ['orders_courier_unknown'],
  }),
  checkShipping: read({
    path: '/seller/shipping/check',
    summary: 'What would become of each line; nothing is changed.',
    access: 'seller',
    input: z.strictObject({ lines }),
    output: checkedBatch,
  }),
  runShipping: writeInSteps({
    path: '/seller/shipping/run',
    summary: 'Ships what can be shipped, a verdict a line; with the key of the check it may be sent again.',
    access: 'seller',
    input: z.strictObject({ lines, key: batchKey.optional() }),
    output: shownBatch,
  }),
}

export type ShippingColumns = z.output<typeof columns>
export type ShippingFileLook = z.output<typeof shippingSellerContract.lookAtShippingFile.output>
export type ShippingLine = z.output<typeof shippingLine>
export type Handover = z.output<typeof shippingSellerContract.listHandover.output>
