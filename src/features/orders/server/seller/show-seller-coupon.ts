import type { SellerCoupon } from '#features/orders/orders-seller-contract.ts'
import type { Language, Text } from '#platform/i18n/language.ts'
import { toYuan } from '#platform/money.ts'
import { shopTime } from '#platform/time.ts'

type Row = {
  code: string
  name: Text
  amount_cents: number
  enough_cents: number
  cap: number
  redeemed: number
  for_new_buyers: boolean
  collectable: boolean
  ended_at: Date | null
  starts_at: Date
  ends_at: Date
}

export const showSellerCoupon = (row: Row, language: Language): SellerCoupon => ({
  code: row.code,
  name: row.name[language],
  amount: toYuan(row.amount_cents),
  enough: toYuan(row.enough_cents),
  cap: row.cap,
  redeemed: row.redeemed,
  for_new_buyers: row.for_new_buyers ? 1 : 0,
  collectable: row.collectable ? 1 : 0,
  ended: row.ended_at ? 1 : 0,
  start_time: shopTime(row.starts_at),
  end_time: shopTime(row.ends_at),
})
