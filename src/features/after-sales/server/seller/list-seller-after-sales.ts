import { sql } from 'kysely'
import { WAITING_FOR_SELLER } from '#features/after-sales/after-sale-states.ts'
import { AFTER_SALES_PER_PAGE } from '#features/after-sales/after-sales-rules.ts'
import type { afterSalesSellerContract } from '#features/after-sales/after-sales-seller-contract.ts'
import type { Act } from '#platform/contract/act.ts'
import { literal } from '#platform/database/literal.ts'
import { selectRequests, showRequest } from './show-for-seller.ts'

export const listSellerAfterSales: Act<typeof afterSalesSellerContract.listSellerAfterSales> = async (
  { all, page },
  { tx, language },
) => {
  const waiting = sql<boolean>`after_sale.status in (${literal(...WAITING_FOR_SELLER)})`
  const { total } = await tx
    .selectFrom('after_sale')
    .select(sql<number>`count(*)`.as('total'))
    .$if(!all, (query) => query.where(waiting))
    .executeTakeFirstOrThrow()
  const rows = await selectRequests(tx)
    .$if(!all, (query) => query.where(waiting).orderBy('after_sale.changed_at'))
    .$if(all, (query) => query.orderBy('after_sale.id', 'desc'))
    .limit(AFTER_SALES_PER_PAGE)
    .offset((page - 1) * AFTER_SALES_PER_PAGE)
    .execute()
  return {
    per_page: AFTER_SALES_PER_PAGE,
    total,
    current_page: page,
    data: rows.map((row) => showRequest(row, language)),
  }
}
