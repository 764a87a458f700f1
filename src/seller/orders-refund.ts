import { flag, mark, optional, text, whole, word } from './arguments.ts'
import { act } from './command.ts'

/** Calls off a paid order. What is packed already may be unfit for sale: `--no-restock`. */
export const cancelOrder = act({
  name: 'cancel',
  words: { order_sn: word('ORDER_SN') },
  options: { reason: text('REASON'), 'no-restock': flag },
  call: (api, { order_sn, reason, 'no-restock': lost }) =>
    api.refundsSeller.cancelPaidOrder({ order_sn, reason, restock: lost ? 0 : 1 }),
})

export const refundOrder = act({
  name: 'refund',
  words: { order_sn: word('ORDER_SN') },
  options: {
    item: optional(whole('SKU')),
    num: optional(whole('NUMBER')),
    amount: optional(word('AMOUNT')),
    reason: text('REASON'),
    restock: mark,
  },
  call: (api, { item, ...asked }) => api.refundsSeller.refundPaidOrder({ ...asked, sku_id: item }),
})

export const refundPostage = act({
  name: 'refund-postage',
  words: { order_sn: word('ORDER_SN') },
  options: { reason: text('REASON') },
  call: (api, asked) => api.refundsSeller.refundPostage(asked),
})
