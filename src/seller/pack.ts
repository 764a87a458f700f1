import * as m from '#words'
import { optional, text, whole, word } from './arguments.ts'
import { act, command } from './command.ts'

const reading = { order_sn: word('ORDER_SN'), sku_id: whole('SKU'), grams: whole('GRAMS') }
/** The scales read once more, where a weight is unlikely. */
const again = optional(whole('GRAMS'))

/** At the packing table: what the scales say. */
export const pack = command('pack', m.refunds_pack_summary, m.refunds_pack_details, [
  act({
    name: 'weigh',
    words: reading,
    options: { again },
    call: (api, asked) => api.refundsSeller.weighItem(asked),
  }),
  act({
    name: 'correct',
    words: reading,
    options: { reason: text('REASON'), again },
    call: (api, asked) => api.refundsSeller.correctWeight(asked),
  }),
])
