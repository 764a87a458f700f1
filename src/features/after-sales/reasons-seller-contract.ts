import { z } from 'zod'
import { rowId } from '#features/site/site-fields.ts'
import { read, write } from '#platform/contract/define.ts'
import { bothTexts, flag, inBoth, inEither, lineOfText } from '#platform/contract/fields.ts'

const type = z.enum(['refund', 'return'])

const reason = z.object({
  id: z.number(),
  type,
  reason: bothTexts,
  /** 0: no longer offered; requests made with it keep it. */
  active: z.number(),
})

const words = lineOfText(60).min(1)

export const reasonsSellerContract = {
  listSellerReasons: read({
    path: '/seller/reasons/list',
    summary: 'The reasons buyers choose from, in their order, those switched off included.',
    access: 'seller',
    output: z.array(reason),
  }),
  addReason: write({
    path: '/seller/reasons/add',
    summary: 'Adds a reason at the end of its kind: for money back, or for sending goods back.',
    access: 'seller',
    input: z.strictObject({ type, reason: inBoth(words) }),
    output: reason,
    refusals: ['sellerreasons_taken'],
  }),
  changeReason: write({
    path: '/seller/reasons/change',
    summary:
      'Changes the words of a reason, or switches it off and on again. Requests made with it keep the old words.',
    access: 'seller',
    input: z.strictObject({ id: rowId, reason: inEither(words).default({}), active: flag.optional() }),
    output: reason,
    refusals: ['sellerreasons_none', 'sellerreasons_taken', 'sellerreasons_last'],
  }),
  orderReasons: write({
    path: '/seller/reasons/order',
    summary: 'Puts the reasons of one kind in the order of these ids; all of that kind are named.',
    access: 'seller',
    input: z.strictObject({ type, ids: z.array(rowId).min(1).max(100) }),
    output: z.array(reason),
    refusals: ['sellersite_order_incomplete'],
  }),
}

export type SellerReason = z.output<typeof reason>
