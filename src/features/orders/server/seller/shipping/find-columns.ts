import type { ShippingColumns } from '#features/orders/shipping-seller-contract.ts'
import type { ReadTx } from '#platform/database/tx.ts'
import type { Rows } from '#platform/spreadsheets/read-rows.ts'
import { listActiveCouriers, matchCourier } from '../../parcels/find-courier.ts'
import { type FoundColumns, guessColumns } from './guess-columns.ts'

/** As a cell is shown, so a heading is remembered. */
export const cutCell = (cell: string): string => cell.slice(0, 60).trim()

type Asked = { rows: Rows; courier: string; said?: ShippingColumns | undefined }
type Found = FoundColumns & { kept: boolean }

/** As somebody says now, as somebody said of such a file before, or as they look. */
export async function findColumns(tx: ReadTx, { rows, courier, said }: Asked): Promise<Found | undefined> {
  if (said) return { ...said, headings: hasHeadings(rows, said) ? 1 : 0, kept: false }
  const couriers = await listActiveCouriers(tx)
  const kept = await findKept(tx, (rows[0] ?? []).map(cutCell), matchCourier(couriers, courier)?.id ?? 0)
  if (kept) return { ...kept, headings: 1, kept: true }
  const guessed = guessColumns(rows, couriers)
  return guessed && { ...guessed, kept: false }
}

/** A number of ours is long, and the name of its column has few digits. */
const hasHeadings = ([first = []]: Rows, { order }: ShippingColumns) => !/\d{6}/.test(first[order] ?? '')

/** By headings that somebody explained; those of the chosen courier before those of others. */
async function findKept(
  tx: ReadTx,
  first: readonly string[],
  courierId: number,
): Promise<ShippingColumns | undefined> {
  const found = await tx
    .selectFrom('courier_reading')
    .where('order_heading', 'in', ['', ...first])
    .where('number_heading', 'in', ['', ...first])
    .select(['courier_id', 'order_heading', 'number_heading', 'courier_heading'])
    .orderBy('courier_id')
    .execute()
  const kept = found.find(({ courier_id }) => courier_id === courierId) ?? found[0]
  return (
    kept && {
      order: first.indexOf(kept.order_heading),
      number: first.indexOf(kept.number_heading),
      courier: kept.courier_heading === '' ? -1 : first.indexOf(kept.courier_heading),
    }
  )
}
