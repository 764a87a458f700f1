import { flag, IN_ENGLISH, mark, optional, text, whole, word } from './arguments.ts'
import { act } from './command.ts'

/** Why money goes back, as its buyer reads it. */
const WHY = { reason: text('REASON'), 'reason-en': IN_ENGLISH }

/** Calls off a paid order. What is packed already may be unfit for sale: `--no-restock`. */
export const cancelOrder = act({
  name: 'cancel',
  words: { order_sn: word('ORDER_SN') },
  options: { ...WHY, 'no-restock': flag },
  call: (api, { order_sn, reason, 'reason-en': reason_en, 'no-restock': lost }) =>
    api.refundsSeller.cancelPaidOrder({ order_sn, reason, reason_en, restock: lost ? 0 : 1 }),
})

export const refundOrder = act({
  name: 'refund',
  words: { order_sn: word('ORDER_SN') },
  options: {
    item: optional(whole('SKU')),
    num: optional(whole('NUMBER')),
    amount: optional(word('AMOUNT')),
    ...WHY,
    restock: mark,
  },
  call: (api, { item, 'reason-en': reason_en, ...asked }) =>
    api.refundsSeller.refundPaidOrder({ ...asked, reason_en, sku_id: item }),
})

export const refundPostage = act({
  name: 'refund-postage',
  words: { order_sn: word('ORDER_SN') },
  options: WHY,
  call: (api, { 'reason-en': reason_en, ...asked }) =>
    api.refundsSeller.refundPostage({ ...asked, reason_en }),
})
