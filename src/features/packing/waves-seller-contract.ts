import { z } from 'zod'
import { approvalId } from '#features/approvals/approvals-seller-contract.ts'
import { orderFilter } from '#features/orders/order-filter.ts'
import { read, write } from '#platform/contract/define.ts'
import { flag, id, line, lineOfText, wholeNumber, yuan } from '#platform/contract/fields.ts'
import { BOX_STATES, MOST_BOXES } from './packing-rules.ts'

const orderSn = line(64)
const { status: _status, before_id: _before, ...narrowing } = orderFilter

/** Goods as a hand finds them on the shelf. */
const goods = {
  sku_id: z.number(),
  title: z.string(),
  option: z.string(),
  picture: z.string(),
  /** What a scanner reads; '' where the goods carry none. */
  barcode: z.string(),
  code: z.string(),
  num: z.number(),
}

const boxLine = z.object({
  ...goods,
  packed: z.number(),
  /** Pieces that could not be found and whose money waits for a second person; they are not in `num`. */
  missing: z.number(),
  /** What all of it should weigh and what was packed, in grams; 0 where it is not weighed (yet). */
  nominal_grams: z.number(),
  packed_grams: z.number(),
  /** 1 while it must be put on the scales before it leaves. */
  to_weigh: z.number(),
})

const box = z.object({
  order_sn: z.string(),
  box: z.number(),
  consignee: z.string(),
  remark: z.string(),
  state: z.enum(BOX_STATES),
  /** Who has it, by name, and whether that is whoever asks. */
  claimed_by: z.string(),
  mine: z.number(),
  held_because: z.string(),
  packed_by: z.string(),
  /** 1: nobody agreed to money for what was found out here, so it is packed or weighed again. */
  to_repack: z.number(),
  lines: z.array(boxLine),
})

const waveLine = z.object({
  id: z.number(),
  made_by: z.string(),
  create_time: z.string(),
  orders: z.number(),
  packed: z.number(),
  /** Still to be packed by somebody. */
  waiting: z.number(),
  /** Who is at it now. */
  people: z.array(z.string()),
})

const wave = z.object({
  id: z.number(),
  create_time: z.string(),
  closed: z.number(),
  /** How many digits of a scale's label name the goods. */
  item_digits: z.number(),
  /** A row a sku, summed over the boxes that wait, and where it goes. */
  picking: z.array(
    z.object({
      ...goods,
      picked: z.number(),
      boxes: z.array(z.object({ box: z.number(), num: z.number() })),
    }),
  ),
  boxes: z.array(box),
})

const pointer = z.strictObject({ order_sn: orderSn })
const ofLine = { order_sn: orderSn, sku_id: id }

/** Why nothing can be done in a box. */
const BOX_REFUSALS = ['waves_no_box', 'waves_claimed', 'waves_packed_already', 'waves_gone'] as const

/**
 * Picking and packing by several people at once. Every act on a box claims it for its packer, so nobody packs what
 * somebody else is packing, and nobody has to say that they begin.
 */
export const wavesSellerContract = {
  listWaves: read({
    path: '/seller/waves/list',
    summary: 'The waves that are being packed, the oldest first, and how many orders are in none yet.',
    access: 'seller',
    output: z.object({ waves: z.array(waveLine), unplanned: z.number() }),
  }),
  makeWave: write({
    path: '/seller/waves/make',
    summary: 'Makes a wave of paid orders that are in none, the longest waiting first.',
    access: 'seller',
    idempotent: true,
    input: z.strictObject({
      ...narrowing,
      /** These and no others, as they were selected. */
      order_sns: z.array(orderSn).min(1).max(200).optional(),
      most: wholeNumber(1, MOST_BOXES).default(MOST_BOXES),
    }),
    output: z.object({ id: z.number(), orders: z.number() }),
    refusals: ['waves_nothing', 'orders_bad_time'],
  }),
  showWave: read({
    path: '/seller/waves/show',
    summary: 'What to take from the shelves, and what goes into which box.',
    access: 'seller',
    input: z.strictObject({ id }),
    output: wave,
    refusals: ['waves_none'],
  }),
  closeWave: write({
    path: '/seller/waves/close',
    summary: 'Ends a wave; what is not packed is free for another one.',
    access: 'seller',
    input: z.strictObject({ id }),
    output: z.object({ id: z.number(), freed: z.number() }),
    refusals: ['waves_none', 'waves_claimed'],
  }),
  claimBox: write({
    path: '/seller/waves/claim',
    summary: 'Claims a box for some minutes, so that nobody else packs it.',
    access: 'seller',
    input: pointer,
    output: pointer,
    refusals: BOX_REFUSALS,
  }),
  releaseBox: write({
    path: '/seller/waves/release',
    summary: 'Gives a claimed box back.',
    access: 'seller',
    input: pointer,
    output: pointer,
    refusals: BOX_REFUSALS,
  }),
  pickGoods: write({
    path: '/seller/waves/pick',
    summary: 'Writes down how many pieces of a sku were taken from the shelf for a wave.',
    access: 'seller',
    idempotent: true,
    input: z.strictObject({ id, sku_id: id, picked: wholeNumber(0, 4000) }),
    output: z.object({ id: z.number(), sku_id: z.number(), picked: z.number() }),
    refusals: ['waves_none'],
  }),
  packLine: write({
    path: '/seller/waves/pack-line',
    summary: 'Writes down how many pieces of an item lie in its box.',
    access: 'seller',
    idempotent: true,
    input: z.strictObject({ ...ofLine, packed: wholeNumber(0, 99) }),
    output: z.object({ order_sn: z.string(), sku_id: z.number(), packed: z.number() }),
    refusals: [...BOX_REFUSALS, 'waves_no_line', 'waves_too_many'],
  }),
  shortLine: write({
    path: '/seller/waves/short',
    summary:
      'Some pieces cannot be found and are no longer to be packed: their money goes back, or waits beyond the own sum.',
    access: 'seller',
    idempotent: true,
    input: z.strictObject({ ...ofLine, missing: wholeNumber(1, 99) }),
    output: z.object({
      order_sn: z.string(),
      amount: yuan,
      /** 1: nothing of the order is left, it is over. */
      is_refunded: z.number(),
      ...approvalId,
    }),
    refusals: [...BOX_REFUSALS, 'waves_no_line', 'waves_too_many', 'refunds_open_request'],
  }),
  shortGoods: write({
    path: '/seller/waves/short-goods',
    summary:
      'Goods are missing on the walk: orders paid last lose them, their money goes back, or waits beyond the own sum, and they may stop being sold.',
    access: 'seller',
    idempotent: true,
    input: z.strictObject({ id, sku_id: id, missing: wholeNumber(1, 3960), sold_out: flag.default(0) }),
    output: z.object({ orders: z.array(z.string()), amount: yuan, ...approvalId }),
    refusals: [...BOX_REFUSALS, 'waves_no_line', 'waves_too_many'],
  }),
  holdBox: write({
    path: '/seller/waves/hold',
    summary: 'Puts a box aside, with why; whoever claims it again takes it up.',
    access: 'seller',
    input: z.strictObject({ order_sn: orderSn, reason: lineOfText(200).min(1) }),
    output: pointer,
    refusals: BOX_REFUSALS,
  }),
  packBox: write({
    path: '/seller/waves/pack',
    summary: 'A box is full and closed; refused while something is missing or was not weighed.',
    access: 'seller',
    idempotent: true,
    input: pointer,
    output: z.object({ order_sn: z.string(), /** 1: it was the last of its wave. */ last: z.number() }),
    refusals: [...BOX_REFUSALS, 'waves_lines_missing', 'waves_not_weighed', 'waves_disputed', 'waves_asked'],
  }),
  unpackBox: write({
    path: '/seller/waves/unpack',
    summary: 'Opens a box again that was closed by mistake, until its parcel has left.',
    access: 'seller',
    input: pointer,
    output: pointer,
    refusals: ['waves_no_box', 'waves_not_packed', 'waves_gone'],
  }),
  lookUpBox: read({
    path: '/seller/waves/look-up',
    summary: 'What a scanner asks before a parcel leaves: is it this box, is it packed, may it go.',
    access: 'seller',
    input: pointer,
    output: z.object({
      order_sn: z.string(),
      /** 0 where the order is in no wave: then nobody asks whether it was packed. */
      box: z.number(),
      state: z.enum(BOX_STATES),
      /** The first letter of the name, for a glance at the label. */
      initial: z.string(),
      pieces: z.number(),
      packed: z.number(),
      grams: z.number(),
    }),
    refusals: ['orders_none'],
  }),
  // No read: who took addresses out of the house is in the audit trail.
  printSlips: write({
    path: '/seller/waves/print',
    summary:
      'What is printed of orders that are to be sent, or were: address, goods, and the number as bars.',
    access: 'seller',
    input: z.strictObject({
      wave_id: id.optional(),
      order_sns: z.array(orderSn).max(200).default([]),
      /** What it is for, for the audit trail. */
      kind: z.enum(['slips', 'labels']),
      /** 1: only what is packed. */
      packed: flag.default(0),
    }),
    output: z.object({
      shop: z.string(),
      slips: z.array(
        z.object({
          order_sn: z.string(),
          /** 0 where it is in no wave. */
          box: z.number(),
          pay_time: z.string(),
          consignee: z.string(),
          mobile: z.string(),
          place: z.string(),
          address: z.string(),
          remark: z.string(),
          /** The order's number in Code 128: the bars as a path, and how many modules wide. */
          bars: z.object({ path: z.string(), width: z.number() }),
          lines: z.array(
            z.object({
              sku_id: z.number(),
              title: z.string(),
              option: z.string(),
              num: z.number(),
              nominal_grams: z.number(),
              packed_grams: z.number(),
            }),
          ),
        }),
      ),
    }),
    refusals: ['waves_none', 'waves_nothing_to_print'],
  }),
}

export type WaveLine = z.output<typeof waveLine>
export type Wave = z.output<typeof wave>
export type Box = z.output<typeof box>
export type BoxLine = z.output<typeof boxLine>
export type LookedUp = z.output<typeof wavesSellerContract.lookUpBox.output>
export type Slip = z.output<typeof wavesSellerContract.printSlips.output>['slips'][number]
