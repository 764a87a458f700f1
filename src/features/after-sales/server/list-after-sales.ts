import type { afterSalesContract } from '#features/after-sales/after-sales-contract.ts'
import { AFTER_SALES_PER_PAGE } from '#features/after-sales/after-sales-rules.ts'
import type { Act } from '#platform/contract/act.ts'
import { answerPage } from '#platform/database/answer-page.ts'
import { countRows } from '#platform/database/count-rows.ts'
import { AFTER_SALE_COLUMNS, afterSales } from './after-sale-store.ts'
import { showRecord } from './show-after-sale.ts'

export const listAfterSales: Act<typeof afterSalesContract.listAfterSales> = async (
  { page },
  { tx, actor, language },
) => {
  const total = await countRows(tx, tx.selectFrom('after_sale').where('buyer_id', '=', actor.id))
  const mine = afterSales(tx)
    .select(AFTER_SALE_COLUMNS)
    .where('after_sale.buyer_id', '=', actor.id)
    .orderBy('after_sale.id', 'desc')
  return answerPage({ page, perPage: AFTER_SALES_PER_PAGE, total }, mine, (row) => showRecord(row, language))
}
