import { sql } from 'kysely'
import type { ordersSellerContract } from '#features/orders/orders-seller-contract.ts'
import type { Act } from '#platform/contract/act.ts'
import { showSellerCoupon } from './show-seller-coupon.ts'

const PER_PAGE = 50

export const listSellerCoupons: Act<typeof ordersSellerContract.listSellerCoupons> = async (
  { page },
  context,
) => {
  const { total } = await context.tx
    .selectFrom('coupon')
    .select(sql<number>`count(*)`.as('total'))
    .executeTakeFirstOrThrow()
  const rows = await context.tx
    .selectFrom('coupon')
    .selectAll()
    .orderBy('id', 'desc')
    .limit(PER_PAGE)
    .offset((page - 1) * PER_PAGE)
    .execute()
  return {
    per_page: PER_PAGE,
    total,
    current_page: page,
    data: rows.map((row) => showSellerCoupon(row, context.language)),
  }
}
