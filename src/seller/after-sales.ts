import * as m from '#words'
import { drawAfterSale, drawAfterSales } from './after-sales-draw.ts'
import { flag, page, rest, text, whole } from './arguments.ts'
import { act, type Command } from './command.ts'

export const afterSales: Command = {
  name: 'after-sales',
  summary: m.aftersales_cli_summary,
  details: m.aftersales_cli_details,
  acts: [
    act({
      options: { all: flag, page },
      async run(asked, { open, output }) {
        const { api } = await open()
        output.answer(await api.afterSalesSeller.listSellerAfterSales(asked), (list) => {
          drawAfterSales(output, list.data)
          output.page(list)
        })
      },
    }),
    act({
      words: { id: whole('ID') },
      async run(asked, { open, output }) {
        const { api } = await open()
        output.answer(await api.afterSalesSeller.showSellerAfterSale(asked), (one) =>
          drawAfterSale(output, one),
        )
      },
    }),
  ],
}

export const approve: Command = {
  name: 'approve',
  summary: m.aftersales_cli_approve_summary,
  details: m.aftersales_cli_approve_details,
  acts: [
    act({
      words: { id: whole('ID') },
      async run(asked, { open, output }) {
        const { api } = await open()
        output.answer(await api.afterSalesSeller.approveAfterSale(asked))
      },
    }),
  ],
}

export const received: Command = {
  name: 'received',
  summary: m.aftersales_cli_received_summary,
  details: m.aftersales_cli_received_details,
  acts: [
    act({
      words: { id: whole('ID') },
      async run(asked, { open, output }) {
        const { api } = await open()
        output.answer(await api.afterSalesSeller.receiveReturn(asked))
      },
    }),
  ],
}

export const reject: Command = {
  name: 'reject',
  summary: m.aftersales_cli_reject_summary,
  details: m.aftersales_cli_reject_details,
  acts: [
    act({
      words: { id: whole('ID'), reason: rest(text('REASON')) },
      async run(asked, { open, output }) {
        const { api } = await open()
        output.answer(await api.afterSalesSeller.rejectAfterSale(asked))
      },
    }),
  ],
}
