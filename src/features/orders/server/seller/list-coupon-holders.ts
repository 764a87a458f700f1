import type { couponsSellerContract } from '#features/orders/coupons-seller-contract.ts'
import { readCouponCode } from '#features/orders/orders-rules.ts'
import type { Act } from '#platform/contract/act.ts'
import { answerPage } from '#platform/database/answer-page.ts'
import { countRows } from '#platform/database/count-rows.ts'
import { refuse } from '#platform/refusal.ts'
import { shopTime } from '#platform/time.ts'
import * as m from '#words'

const PER_PAGE = 50

export const listCouponHolders: Act<typeof couponsSellerContract.listCouponHolders> = async (
  { code, page },
  { tx },
) => {
  const coupon = await tx
    .selectFrom('coupon')
    .select('id')
    .where('code', '=', readCouponCode(code))
    .executeTakeFirst()
  if (!coupon) return refuse(m.coupons_none, { code })
  const all = tx.selectFrom('buyer_coupon').where('coupon_id', '=', coupon.id)
  const latest = all
    .innerJoin('buyer', 'buyer.id', 'buyer_coupon.buyer_id')
    .leftJoin('shop_order', 'shop_order.id', 'buyer_coupon.order_id')
    .select(['buyer_coupon.buyer_id', 'buyer.nickname', 'redeemed_at', 'used_at', 'shop_order.order_sn'])
    .orderBy('buyer_coupon.id', 'desc')
  return answerPage({ page, perPage: PER_PAGE, total: await countRows(tx, all) }, latest, (row) => ({
    buyer_id: row.buyer_id,
    nickname: row.nickname,
    redeem_time: shopTime(row.redeemed_at),
    order_sn: row.order_sn ?? '',
    use_time: row.used_at ? shopTime(row.used_at) : '',
  }))
}
