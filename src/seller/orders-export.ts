import type { ExportedOrder } from '#features/orders/packing-seller-contract.ts'
import type { Api } from '#platform/contract/api-types.ts'
import { refuse, type Sentence } from '#platform/refusal.ts'
import { csvBeginning, csvRows } from '#platform/spreadsheets/write-csv.ts'
import { writeXlsx } from '#platform/spreadsheets/write-xlsx.ts'
import * as m from '#words'
import type { Typed } from './arguments.ts'
import type { Say } from './columns.ts'
import { Refused } from './faults.ts'
import { statusName } from './orders-draw.ts'
import { type FILTER, filterOf } from './orders-filter.ts'
import { exportForCourier } from './orders-for-courier.ts'
import type { SellerShop } from './seller-shop.ts'
import { writeOut } from './write-out.ts'

type Asked = Typed<typeof FILTER> & {
  format: 'csv' | 'xlsx'
  'for-courier': string | undefined
  to: string | undefined
}
type Column = readonly [head: Sentence, cell: (order: ExportedOrder, say: Say) => string | number]

/** A workbook is held as a whole; a CSV file is not. */
const MOST_IN_XLSX = 20_000

const COLUMNS: readonly Column[] = [
  [m.sellerorders_number, ({ order_sn }) => order_sn],
  [m.sellerorders_status, ({ status }, say) => statusName(status, say)],
  [m.sellerpacking_placed, ({ create_time }) => create_time],
  [m.sellerorders_paid_at, ({ pay_time }) => pay_time],
  [m.sellerorders_buyer, ({ buyer }) => buyer],
  [m.sellerpacking_consignee, ({ consignee }) => consignee],
  [m.sellerpacking_mobile, ({ mobile }) => mobile],
  [m.sellerpacking_province, ({ province }) => province],
  [m.sellerpacking_city, ({ city }) => city],
  [m.sellerpacking_district, ({ district }) => district],
  [m.sellerpacking_address, ({ address }) => address],
  [m.sellerorders_goods, ({ goods }) => goods],
  [m.sellerorders_amount, ({ pay_fee }) => Number(pay_fee)],
  [m.sellerpacking_postage, ({ dispatch_amount }) => Number(dispatch_amount)],
  [m.sellerorders_note, ({ remark }) => remark],
  [m.sellership_tracking_no, ({ tracking_nos }) => tracking_nos],
]

/** Into a file, or where the output goes. */
export async function exportOrders(asked: Asked, shop: SellerShop): Promise<void> {
  const { format, to, 'for-courier': courier, ...filter } = asked
  const { api } = await shop.open()
  const { say, out, line } = shop.output
  if (format === 'xlsx' && !to) refuse(m.sellerpacking_xlsx_to)
  if (courier)
    return exportForCourier({ courier, format, ...filterOf(filter) }, { api, to, output: shop.output })
  const heads = COLUMNS.map(([head]) => say(head))
  const cells = (order: ExportedOrder) => COLUMNS.map(([, cell]) => cell(order, say))
  const some = ordersOf(api, filterOf(filter))
  if (format === 'csv') {
    const text = async function* () {
      yield csvBeginning(heads)
      for await (const orders of some) yield csvRows(orders.map(cells))
    }
    await writeOut(text(), to, out)
  } else {
    const rows = []
    for await (const orders of some) {
      rows.push(...orders.map(cells))
      if (rows.length > MOST_IN_XLSX) refuse(m.sellerpacking_xlsx_long, { most: MOST_IN_XLSX })
    }
    await writeOut([await writeXlsx([heads, ...rows])], to, out)
  }
  if (to) line(say(m.sellerpacking_exported, { file: to }))
}

async function* ordersOf(api: Api, filter: ReturnType<typeof filterOf>): AsyncGenerator<ExportedOrder[]> {
  for (let before = filter.before_id, more = true; more; ) {
    const answer = await api.packingSeller.exportOrders({ ...filter, before_id: before })
    if (answer.code !== 1) throw new Refused(answer)
    yield answer.data.orders
    before = answer.data.orders.at(-1)?.id
    more = answer.data.more
  }
}
