import * as m from '#words'
import { type Argument, flag, optional, text, whole, word } from './arguments.ts'
import { act, command } from './command.ts'
import { refuseUsage } from './faults.ts'
import { drawUndone, shipFile } from './ship-file.ts'

type Chosen = { sku_id: number; num?: number }

/** `1024:2,1031`: two of the one, all that are left of the other. */
const items: Argument<Chosen[]> = {
  shown: 'SKU:NUM,…',
  read: (typed = '') =>
    typed.split(',').map((part) => {
      const [, sku, num] =
        /^\s*(\d{1,15})(?::(\d{1,2}))?\s*$/.exec(part) ?? refuseUsage(m.sellership_bad_items)
      return { sku_id: Number(sku), ...(num ? { num: Number(num) } : {}) }
    }),
}

const order_sn = word('ORDER_SN')
const whichParcel = { number: optional(text('NUMBER')) }

export const ship = command('ship', m.sellership_summary, m.sellership_details, [
  act({
    words: { order_sn, courier: word('COURIER'), tracking_no: word('NUMBER') },
    options: { items: optional(items) },
    call: (api, asked) => api.ordersSeller.shipOrder(asked),
  }),
  act({
    name: 'correct',
    words: { order_sn, right_no: word('NUMBER') },
    options: { ...whichParcel, courier: optional(text('COURIER')) },
    call: (api, { number, ...asked }) => api.ordersSeller.correctParcel({ ...asked, tracking_no: number }),
  }),
  act({
    name: 'back',
    words: { order_sn },
    options: whichParcel,
    call: (api, { order_sn, number }) => api.ordersSeller.unshipOrder({ order_sn, tracking_no: number }),
  }),
  act({
    name: 'file',
    words: { file: word('FILE') },
    options: { check: flag, courier: optional(text('COURIER')), left: optional(text('FILE')) },
    run: shipFile,
  }),
  act({
    name: 'undo',
    words: { id: whole('BATCH') },
    call: (api, asked) => api.batchesSeller.undoBatch(asked),
    show: drawUndone,
  }),
])
