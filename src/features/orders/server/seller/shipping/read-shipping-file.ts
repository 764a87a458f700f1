import { MOST_SHIPPED, type shippingSellerContract } from '#features/orders/shipping-seller-contract.ts'
import type { Act } from '#platform/contract/act.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'
import { findColumns } from './find-columns.ts'
import { readSheet } from './read-sheet.ts'

export const readShippingFile: Act<typeof shippingSellerContract.readShippingFile> = async (
  { source, courier, columns: said },
  { tx },
) => {
  const rows = await readSheet(source)
  const columns = (await findColumns(tx, { rows, courier, said })) ?? refuse(m.shipping_file_columns)
  const body = rows.slice(columns.headings)
  if (body.length === 0) refuse(m.shipping_file_empty)
  if (body.length > MOST_SHIPPED) refuse(m.shipping_file_long, { most: MOST_SHIPPED })
  if (columns.courier < 0 && courier === '') refuse(m.shipping_file_courier)
  const cell = (cells: readonly string[], at: number, most: number) => (cells[at] ?? '').slice(0, most)
  return {
    first_row: columns.headings + 1,
    lines: body.map((cells) => ({
      order_sn: cell(cells, columns.order, 64),
      courier: cell(cells, columns.courier, 60) || courier,
      tracking_no: cell(cells, columns.number, 64),
    })),
  }
}
