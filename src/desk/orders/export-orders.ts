import { desk } from '#desk/desk-api.ts'
import { saveFile } from '#desk/save-file.ts'
import type { OrderFilter } from '#features/orders/order-filter.ts'
import type { ExportedOrder } from '#features/orders/packing-seller-contract.ts'
import { writeCell } from '#platform/spreadsheets/cell-text.ts'
import { callApi } from '#web/call-api.ts'
import * as m from '#words'
import { statusName } from './order-status.ts'

const COLUMNS: readonly (readonly [head: () => string, cell: (order: ExportedOrder) => string])[] = [
  [m.desk_order, ({ order_sn }) => order_sn],
  [m.desk_status, ({ status }) => statusName(status)],
  [m.deskorders_placed, ({ create_time }) => create_time],
  [m.deskorders_consignee, ({ consignee }) => consignee],
  [m.deskorders_mobile, ({ mobile }) => mobile],
  [m.deskorders_province, ({ province }) => province],
  [m.deskorders_city, ({ city }) => city],
  [m.deskorders_district, ({ district }) => district],
  [m.desk_address, ({ address }) => address],
  [m.deskorders_to_send, ({ to_send }) => to_send],
  [m.desk_pieces, ({ pieces }) => String(pieces)],
  [m.desk_paid, ({ pay_fee }) => pay_fee],
  [m.desk_tracking, ({ tracking_nos }) => tracking_nos],
  [m.deskorders_remark, ({ remark }) => remark],
]

/** What people wrote cannot become a formula, and a comma stays in its cell. */
const cellOf = (text: string) => `"${writeCell(text).replaceAll('"', '""')}"`
const rowOf = (cells: readonly string[]) => `${cells.map(cellOf).join(',')}\r\n`

/** Asks for all that fits, a thousand at a time, and saves it as a file that spreadsheets open. */
export async function exportOrders(filter: OrderFilter): Promise<void> {
  const parts = [`\ufeff${rowOf(COLUMNS.map(([head]) => head()))}`]
  let before = filter.before_id
  for (;;) {
    const asked = { ...filter, ...(before && { before_id: before }) }
    const answer = await callApi(desk.packingSeller.exportOrders(asked))
    if (!answer) return
    const { orders, more } = answer.data
    parts.push(...orders.map((order) => rowOf(COLUMNS.map(([, cell]) => cell(order)))))
    before = orders.at(-1)?.id
    if (!more || !before) break
  }
  saveFile({ name: `${m.desk_orders()}.csv`, csv: parts.join('') })
}
