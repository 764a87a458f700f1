import { sql } from 'kysely'
import type { moneySellerContract } from '#features/payment/money-seller-contract.ts'
import type { Act } from '#platform/contract/act.ts'
import { answerPage } from '#platform/database/answer-page.ts'
import { countRows } from '#platform/database/count-rows.ts'
import { shopTime } from '#platform/time.ts'

const PER_PAGE = 31

export const listBills: Act<typeof moneySellerContract.listBills> = async ({ page }, { tx }) => {
  const bills = tx.selectFrom('alipay_bill')
  const told = bills
    .select([
      sql<string>`day::text`.as('day'),
      'fetched_at',
      sql<number>`jsonb_array_length(differences)`.as('differences'),
    ])
    .orderBy('day', 'desc')
  return answerPage({ page, perPage: PER_PAGE, total: await countRows(tx, bills) }, told, (row) => ({
    day: row.day,
    fetch_time: shopTime(row.fetched_at),
    differences: row.differences,
  }))
}
