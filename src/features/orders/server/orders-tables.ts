import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { TemplateColumn } from '#features/orders/courier-template.ts'
import type { ItemRefund, OrderStatus } from '#features/orders/order-states.ts'
import type { Day } from '#platform/calendar-day.ts'
import type { Text } from '#platform/i18n/language.ts'

/** Where the parcel goes, as it was when the order was placed. */
export type ShipTo = {
  consignee: string
  mobile: string
  /** Absent in orders from before postage went by province. */
  province_id?: number
  province_name: Text
  city_name: Text
  district_name: Text
  address: string
}

export type PayMethod = 'alipay' | 'balance' | 'coupon'

export interface OrderTable {
  id: Generated<number>
  order_sn: string
  buyer_id: number
  status: OrderStatus
  virtual: boolean
  goods_cents: number
  discount_cents: number
  dispatch_cents: number
  pay_cents: number
  buyer_coupon_id: number | null
  pay_method: Generated<'' | PayMethod>
  source: 'cart' | 'goods'
  remark: string
  ship_to: JSONColumnType<ShipTo> | null
  created_at: Date
  expires_at: Date
  close_after: Date
  paid_at: Date | null
  shipped_at: Date | null
  received_at: Date | null
  completed_at: Date | null
  closed_at: Date | null
  removed_at: Date | null
  cancelled_at: Date | null
  postage_back: Generated<boolean>
  /** A calendar day: written as 'YYYY-MM-DD', and read as text by `expected_on::text`. */
  expected_on: ColumnType<Date | null, Day | null | undefined, Day | null>
}

export interface OrderItemTable {
  id: Generated<number>
  order_id: number
  product_id: number
  sku_id: number
  title: Text
  sku_text: Text
  picture: string
  price_cents: number
  quantity: number
  pay_cents: number
  restocked: Generated<number>
  sent: Generated<number>
  refund_status: Generated<ItemRefund>
  refunded_num: Generated<number>
  refunded_cents: Generated<number>
  withheld: Generated<number>
  missing: Generated<number>
  missing_cents: Generated<number>
  nominal_grams: number | null
  tolerance_permille: Generated<number>
  packed_grams: number | null
  after_sale_hours: Generated<number>
  downloaded_at: Date | null
}

export interface WeighingTable {
  id: Generated<number>
  order_item_id: number
  pieces: number
  grams: number
  nominal_grams: number
  correction: boolean
  dropped: Generated<boolean>
  reason: string
  actor: string
  created_at: Date
}

export interface AfterSaleWindowTable {
  category_id: number
  hours: number
}

export interface OrderEventTable {
  id: Generated<number>
  order_id: number
  /** Null where it was placed, which an order says itself: older ones have an event for it. */
  from_status: OrderStatus | null
  to_status: OrderStatus
  actor: string
  reason: string
  reason_en: Generated<string>
  created_at: Date
}

export interface CouponTable {
  id: Generated<number>
  code: string
  name: Text
  amount_cents: number
  enough_cents: number
  cap: number
  redeemed: Generated<number>
  for_buyer_id: number | null
  for_new_buyers: Generated<boolean>
  collectable: Generated<boolean>
  ended_at: Generated<Date | null>
  starts_at: Date
  ends_at: Date
  created_at: Generated<Date>
}

export interface BuyerCouponTable {
  id: Generated<number>
  coupon_id: number
  buyer_id: number
  redeemed_at: Date
  order_id: number | null
  used_at: Date | null
}

export interface CourierTable {
  id: Generated<number>
  code: string
  name: Text
  active: Generated<boolean>
}

export interface CourierTemplateTable {
  courier_id: number
  columns: JSONColumnType<TemplateColumn[]>
  changed_at: Date
}

export interface CourierReadingTable {
  courier_id: number
  order_heading: string
  number_heading: string
  courier_heading: string
  changed_at: Date
}

export interface CourierExportTable {
  order_id: number
  courier_id: number
  ship_to_digest: Buffer
  exported_at: Date
}

export interface ParcelTable {
  id: Generated<number>
  order_id: number
  courier_id: number
  tracking_no: string
  sent_by: string
  sent_at: Date
  unshipped_at: Date | null
}

export interface ParcelItemTable {
  parcel_id: number
  order_item_id: number
  quantity: number
}

export interface ParcelCorrectionTable {
  id: Generated<number>
  parcel_id: number
  courier_id: number
  tracking_no: string
  actor: string
  created_at: Date
}

export interface OrderNoteTable {
  id: Generated<number>
  order_id: number
  actor: string
  text: string
  created_at: Date
}

export interface OrderFlagTable {
  order_id: number
  actor: string
  created_at: Date
}

export interface TrackingEventTable {
  id: Generated<number>
  parcel_id: number
  text: Text
  place: Text | null
  delivered: Generated<boolean>
  happened_at: Date
}

declare module '#platform/database/tables.ts' {
  interface Tables {
    order_note: OrderNoteTable
    order_flag: OrderFlagTable
    parcel: ParcelTable
    parcel_item: ParcelItemTable
    parcel_correction: ParcelCorrectionTable
    tracking_event: TrackingEventTable
    courier: CourierTable
    courier_template: CourierTemplateTable
    courier_reading: CourierReadingTable
    courier_export: CourierExportTable
    shop_order: OrderTable
    order_item: OrderItemTable
    order_event: OrderEventTable
    weighing: WeighingTable
    after_sale_window: AfterSaleWindowTable
    coupon: CouponTable
    buyer_coupon: BuyerCouponTable
  }
}
