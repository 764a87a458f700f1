import type { ordersSellerContract } from '#features/orders/orders-seller-contract.ts'
import type { Act } from '#platform/contract/act.ts'
import { answerPage } from '#platform/database/answer-page.ts'
import { countRows } from '#platform/database/count-rows.ts'
import { showSellerCoupon } from './show-seller-coupon.ts'

const PER_PAGE = 50

export const listSellerCoupons: Act<typeof ordersSellerContract.listSellerCoupons> = async (
  { page },
  { tx, language },
) => {
  const all = tx.selectFrom('coupon')
  const latest = all.selectAll().orderBy('id', 'desc')
  return answerPage({ page, perPage: PER_PAGE, total: await countRows(tx, all) }, latest, (row) =>
    showSellerCoupon(row, language),
  )
}
