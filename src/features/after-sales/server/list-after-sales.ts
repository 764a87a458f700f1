import { sql } from 'kysely'
import type { afterSalesContract } from '#features/after-sales/after-sales-contract.ts'
import { AFTER_SALES_PER_PAGE } from '#features/after-sales/after-sales-rules.ts'
import type { Act } from '#platform/contract/act.ts'
import { AFTER_SALE_COLUMNS, afterSales } from './after-sale-store.ts'
import { showRecord } from './show-after-sale.ts'

export const listAfterSales: Act<typeof afterSalesContract.listAfterSales> = async (
  { page },
  { tx, actor, language },
) => {
  const { total } = await tx
    .selectFrom('after_sale')
    .where('buyer_id', '=', actor.id)
    .select(sql<number>`count(*)`.as('total'))
    .executeTakeFirstOrThrow()
  const shown = { per_page: AFTER_SALES_PER_PAGE, current_page: page, total }
  const offset = (page - 1) * AFTER_SALES_PER_PAGE
  if (offset >= total) return { ...shown, data: [] }
  const rows = await afterSales(tx)
    .select(AFTER_SALE_COLUMNS)
    .where('after_sale.buyer_id', '=', actor.id)
    .orderBy('after_sale.id', 'desc')
    .limit(AFTER_SALES_PER_PAGE)
    .offset(offset)
    .execute()
  return { ...shown, data: rows.map((row) => showRecord(row, language)) }
}
