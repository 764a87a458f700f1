import type { shippingSellerContract } from '#features/orders/shipping-seller-contract.ts'
import type { Act } from '#platform/contract/act.ts'
import { cutCell, findColumns } from './find-columns.ts'
import { readSheet } from './read-sheet.ts'

/** Enough to see whether a column is what it is taken for. */
const LOOKED_AT = 3

const UNKNOWN = { order: -1, number: -1, courier: -1 }

export const lookAtShippingFile: Act<typeof shippingSellerContract.lookAtShippingFile> = async (
  { source, courier },
  { tx },
) => {
  const rows = await readSheet(source)
  const found = await findColumns(tx, { rows, courier })
  const { order, number, courier: whose } = found ?? UNKNOWN
  // Where nothing was found the first row is most likely names nobody has heard of.
  const headings = found ? found.headings : 1
  return {
    columns: { order, number, courier: whose },
    headings,
    kept: found?.kept ? 1 : 0,
    rows: rows.slice(0, headings + LOOKED_AT).map((cells) => cells.map(cutCell)),
  }
}
