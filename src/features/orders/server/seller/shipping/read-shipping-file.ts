import { MOST_SHIPPED, type shippingSellerContract } from '#features/orders/shipping-seller-contract.ts'
import type { Act } from '#platform/contract/act.ts'
import { refuse } from '#platform/refusal.ts'
import { readRows } from '#platform/spreadsheets/read-rows.ts'
import { SheetBroken } from '#platform/spreadsheets/sheet-broken.ts'
import * as m from '#words'
import { listActiveCouriers } from '../../parcels/find-courier.ts'
import { guessColumns } from './guess-columns.ts'

export const readShippingFile: Act<typeof shippingSellerContract.readShippingFile> = async (
  { source, courier },
  { tx },
) => {
  const rows = await readRows(source).catch((error) => {
    if (error instanceof SheetBroken) return refuse(m.shipping_file_unreadable)
    throw error
  })
  const columns = guessColumns(rows, await listActiveCouriers(tx)) ?? refuse(m.shipping_file_columns)
  const body = rows.slice(columns.headings)
  if (body.length === 0) refuse(m.shipping_file_empty)
  if (body.length > MOST_SHIPPED) refuse(m.shipping_file_long, { most: MOST_SHIPPED })
  if (columns.courier === undefined && courier === '') refuse(m.shipping_file_courier)
  const cell = (cells: readonly string[], at: number | undefined, most: number) =>
    (at === undefined ? '' : (cells[at] ?? '')).slice(0, most)
  return {
    first_row: columns.headings + 1,
    lines: body.map((cells) => ({
      order_sn: cell(cells, columns.order, 64),
      courier: cell(cells, columns.courier, 60) || courier,
      tracking_no: cell(cells, columns.number, 64),
    })),
  }
}
