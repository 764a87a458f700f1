import * as m from '#words'
import { text, whole, word } from './arguments.ts'
import { act, type Command } from './command.ts'

const reading = { order_sn: word('ORDER_SN'), sku_id: whole('SKU'), grams: whole('GRAMS') }

/** At the packing table: what the scales say. */
export const pack: Command = {
  name: 'pack',
  summary: m.refunds_pack_summary,
  details: m.refunds_pack_details,
  acts: [
    act({ name: 'weigh', words: reading, call: (api, asked) => api.refundsSeller.weighItem(asked) }),
    act({
      name: 'correct',
      words: reading,
      options: { reason: text('REASON') },
      call: (api, asked) => api.refundsSeller.correctWeight(asked),
    }),
  ],
}
