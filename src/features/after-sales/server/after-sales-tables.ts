import type { Generated } from 'kysely'
import type { AfterSaleStatus, AfterSaleType, OfferAct } from '#features/after-sales/after-sale-states.ts'
import type { Text } from '#platform/i18n/language.ts'

export interface AfterSaleTable {
  id: Generated<number>
  sn: string
  buyer_id: number
  order_id: number
  order_item_id: number
  type: AfterSaleType
  status: AfterSaleStatus
  reason: Text
  content: string
  images: string[]
  num: number
  refund_cents: number
  refund_msg: Generated<string>
  refund_msg_en: Generated<string>
  courier_id: number | null
  courier_no: Generated<string>
  created_at: Date
  changed_at: Date
  due_at: Date | null
  act_after: Date | null
  remind_after: Date | null
  refund_id: number | null
  offer_cents: number | null
  offer_note: Generated<string>
  offer_note_en: Generated<string>
}

export const REFUND_KINDS = ['after_sale', 'offer', 'seller', 'cancel', 'weight', 'postage'] as const
export type RefundKind = (typeof REFUND_KINDS)[number]

export interface ItemRefundTable {
  id: Generated<number>
  order_id: number
  order_item_id: number | null
  kind: RefundKind
  pieces: number
  cents: number
  after_sale_id: number | null
  refund_id: number | null
  reason: string
  actor: string
  created_at: Date
}

export interface AfterSaleEventTable {
  id: Generated<number>
  after_sale_id: number
  from_status: AfterSaleStatus | null
  to_status: AfterSaleStatus
  actor: string
  note: string
  note_en: Generated<string>
  created_at: Date
  act: Generated<OfferAct | ''>
  cents: number | null
}

export interface RefundReasonTable {
  id: Generated<number>
  type: AfterSaleType
  reason: Text
  active: Generated<boolean>
  position: Generated<number>
}

declare module '#platform/database/tables.ts' {
  interface Tables {
    after_sale: AfterSaleTable
    item_refund: ItemRefundTable
    after_sale_event: AfterSaleEventTable
    refund_reason: RefundReasonTable
  }
}
