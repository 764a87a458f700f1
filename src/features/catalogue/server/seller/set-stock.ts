import { type RawBuilder, sql } from 'kysely'
import { CATALOGUE } from '#features/catalogue/catalogue-contract.ts'
import type { catalogueSellerContract } from '#features/catalogue/catalogue-seller-contract.ts'
import { type Act, withMessage } from '#platform/contract/act.ts'
import type { ReadTx } from '#platform/database/tx.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'
import { stockLines } from './list-stock.ts'

const MAX_STOCK = 1_000_000_000

type How = 'set' | 'add' | 'take'

/** In bigint, so that a sum beyond what a stock may be is refused and not an overflow. */
const LEFT: Record<How, (number: number) => RawBuilder<number>> = {
  set: (number) => sql`${number}::bigint`,
  add: (number) => sql`stock + ${number}::bigint`,
  take: (number) => sql`stock - ${number}::bigint`,
}

/** Buyers take from the stock meanwhile, so adding and taking happen where it stands, never from a number read before. */
export const setStock: Act<typeof catalogueSellerContract.setStock> = async (
  { sku_id, how, number },
  { tx, language, changed },
) => {
  const left = LEFT[how](number)
  const done = await tx
    .updateTable('sku')
    .set({ stock: left })
    .where('id', '=', sku_id)
    .where(sql<boolean>`${left} between 0 and ${MAX_STOCK}`)
    .returning('id')
    .executeTakeFirst()
  if (!done) return refuseStock(tx, sku_id)
  changed(CATALOGUE)
  const [line] = await stockLines(tx, [sku_id], language)
  return withMessage(line!, m.seller_stock_done, { name: line!.sku_name, stock: line!.stock })
}

async function refuseStock(tx: ReadTx, skuId: number): Promise<never> {
  const sku = await tx.selectFrom('sku').where('id', '=', skuId).select('stock').executeTakeFirst()
  if (!sku) return refuse(m.seller_no_sku, { id: skuId })
  return refuse(m.seller_stock_short, { stock: sku.stock, max: MAX_STOCK })
}
