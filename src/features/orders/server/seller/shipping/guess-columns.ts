import type { ShippingColumns } from '#features/orders/shipping-seller-contract.ts'
import { type Courier, matchCourier } from '../../parcels/find-courier.ts'

export type FoundColumns = ShippingColumns & {
  /** How many rows at the top are headings. */
  headings: 0 | 1
}

/** Headings as people and couriers' programs write them, in both languages. */
const HEADINGS = {
  number: /(快递|物流|运|面)单(编)?号|运单|tracking|waybill|mail\s*no|consignment/i,
  order: /订单(编)?号|客户(订)?单号|商户单号|order|customer\s*(no|number|reference)/i,
  courier: /快递(公司)?|物流(公司)?|承运(商|人)|courier|carrier|express|shipping\s*company/i,
} as const

/** What is where: by the headings, or where there are none by what the cells look like. */
export function guessColumns(
  rows: readonly (readonly string[])[],
  couriers: readonly Courier[],
): FoundColumns | undefined {
  return byHeadings(rows[0] ?? []) ?? byShapes(rows.slice(0, 20), couriers)
}

function byHeadings(first: readonly string[]): FoundColumns | undefined {
  const number = first.findIndex((heading) => HEADINGS.number.test(heading))
  const order = first.findIndex((heading, at) => at !== number && HEADINGS.order.test(heading))
  if (number < 0 || order < 0) return undefined
  const courier = first.findIndex(
    (heading, at) => at !== number && at !== order && HEADINGS.courier.test(heading),
  )
  return { order, number, courier, headings: 1 }
}

/** Our order numbers are long and of digits alone; a courier is one we know; what is left is its number. */
function byShapes(
  rows: readonly (readonly string[])[],
  couriers: readonly Courier[],
): FoundColumns | undefined {
  const width = Math.max(0, ...rows.map((cells) => cells.length))
  const mostly = (at: number, fits: (cell: string) => boolean) =>
    rows.filter((cells) => fits(cells[at] ?? '')).length * 2 > rows.length
  const columns = Array.from({ length: width }, (_, at) => at)
  const order = columns.find((at) => mostly(at, (cell) => /^\d{20,}$/.test(cell)))
  const courier = columns.find((at) => mostly(at, (cell) => matchCourier(couriers, cell) !== undefined))
  const number = columns.find(
    (at) => at !== order && at !== courier && mostly(at, (cell) => /^[A-Z0-9-]{6,32}$/i.test(cell)),
  )
  return order === undefined || number === undefined
    ? undefined
    : { order, number, courier: courier ?? -1, headings: 0 }
}
