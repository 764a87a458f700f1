import { sql } from 'kysely'
import { MAX_COUPON_CODE, readCouponCode } from '#features/orders/orders-rules.ts'
import type { ordersSellerContract, SellerCoupon } from '#features/orders/orders-seller-contract.ts'
import { type Act, withMessage } from '#platform/contract/act.ts'
import type { Language, Text } from '#platform/i18n/language.ts'
import { toYuan } from '#platform/money.ts'
import { refuse } from '#platform/refusal.ts'
import { days, later, shopTime } from '#platform/time.ts'
import * as m from '#words'
import type {} from '../orders-tables.ts'

const PER_PAGE = 50

type Row = {
  code: string
  name: Text
  amount_cents: number
  enough_cents: number
  cap: number
  redeemed: number
  for_new_buyers: boolean
  starts_at: Date
  ends_at: Date
}

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
    data: rows.map((row) => show(row, context.language)),
  }
}

export const addCoupon: Act<typeof ordersSellerContract.addCoupon> = async (input, context) => {
  const code = readCouponCode(input.code)
  if (!new RegExp(`^[A-Z0-9-]{3,${MAX_COUPON_CODE}}$`).test(code)) return refuse(m.orders_coupon_code_wrong)
  if (input.amount <= 0) return refuse(m.orders_coupon_amount_wrong)
  if (!input.name.zh_CN || !input.name.en_US) return refuse(m.orders_coupon_name_wrong)
  const row = await context.tx
    .insertInto('coupon')
    .values({
      code,
      name: input.name,
      amount_cents: input.amount,
      enough_cents: input.enough,
      cap: input.cap,
      for_buyer_id: null,
      for_new_buyers: input.for_new_buyers === 1,
      starts_at: context.now,
      ends_at: later(context.now, days(input.days)),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
  if (!row) return refuse(m.orders_coupon_exists, { code })
  return withMessage(show(row, context.language), m.orders_coupon_added, { code })
}

const show = (row: Row, language: Language): SellerCoupon => ({
  code: row.code,
  name: row.name[language],
  amount: toYuan(row.amount_cents),
  enough: toYuan(row.enough_cents),
  cap: row.cap,
  redeemed: row.redeemed,
  for_new_buyers: row.for_new_buyers ? 1 : 0,
  start_time: shopTime(row.starts_at),
  end_time: shopTime(row.ends_at),
})
