import { inLanguage } from '#platform/database/texts.ts'
import type { ReadTx } from '#platform/database/tx.ts'
import type { Language } from '#platform/i18n/language.ts'
import { toYuan } from '#platform/money.ts'
import { shopTime } from '#platform/time.ts'

/** Used and ended ones too, for "download my data". They stay with the orders they were used for. */
export async function exportCoupons(tx: ReadTx, buyerId: number, language: Language) {
  const rows = await tx
    .selectFrom('buyer_coupon')
    .innerJoin('coupon', 'coupon.id', 'buyer_coupon.coupon_id')
    .where('buyer_coupon.buyer_id', '=', buyerId)
    .select(['coupon.code', 'coupon.amount_cents', 'coupon.ends_at', 'redeemed_at', 'used_at'])
    .select(inLanguage('coupon.name', language).as('name'))
    .orderBy('redeemed_at', 'desc')
    .execute()
  return rows.map(({ code, name, amount_cents, ends_at, redeemed_at, used_at }) => ({
    code,
    name,
    amount: toYuan(amount_cents),
    redeemed_at: shopTime(redeemed_at),
    used_at: used_at && shopTime(used_at),
    ends_at: shopTime(ends_at),
  }))
}
