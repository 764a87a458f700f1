import { sql } from 'kysely'
import { WAITING_FOR_SELLER } from '#features/after-sales/after-sale-states.ts'
import { AFTER_SALES_PER_PAGE } from '#features/after-sales/after-sales-rules.ts'
import type { afterSalesSellerContract } from '#features/after-sales/after-sales-seller-contract.ts'
import type { Act } from '#platform/contract/act.ts'
import { answerPage } from '#platform/database/answer-page.ts'
import { countRows } from '#platform/database/count-rows.ts'
import { literal } from '#platform/database/literal.ts'
import { selectRequests, showRequest } from './show-for-seller.ts'

export const listSellerAfterSales: Act<typeof afterSalesSellerContract.listSellerAfterSales> = async (
  { all, page },
  { tx, language },
) => {
  // With a sum offered the buyer has the turn.
  const waiting = sql<boolean>`after_sale.status in (${literal(...WAITING_FOR_SELLER)}) and offer_cents is null`
  const total = await countRows(
    tx,
    tx.selectFrom('after_sale').$if(!all, (query) => query.where(waiting)),
  )
  const requests = selectRequests(tx)
    .$if(!all, (query) => query.where(waiting).orderBy('after_sale.due_at').orderBy('after_sale.id'))
    .$if(all, (query) => query.orderBy('after_sale.id', 'desc'))
  return answerPage({ page, perPage: AFTER_SALES_PER_PAGE, total }, requests, (row) =>
    showRequest(row, language),
  )
}
