import type { AccountNews } from '#features/account/server/account-news.ts'
import { unreadTag } from '#features/notices/notices-contract.ts'
import { changed } from '#platform/cache/change-notices.ts'
import type { WriteTx } from '#platform/database/tx.ts'

/** What can be told, with what fills the gaps of each sentence. Amounts are "12.80". */
export type Message =
  | { kind: 'order_paid'; data: { order_id: number; order_sn: string; amount: string } }
  | { kind: 'order_shipped' | 'order_partly_shipped'; data: AboutParcel }
  /** The number was mistyped; and it was not sent after all. */
  | { kind: 'parcel_corrected'; data: Omit<AboutParcel, 'parcel_id' | 'courier'> & { was: string } }
  | { kind: 'parcel_taken_back'; data: Omit<AboutParcel, 'parcel_id' | 'courier'> }
  | { kind: 'order_closed'; data: { order_id: number; order_sn: string } }
  /** The seller called a paid order off, or gave money of it back unasked; why, in the seller's words. */
  | { kind: 'order_cancelled' | 'order_refunded'; data: AboutRefund }
  /** Less was packed than was bought: what it should weigh, what it weighs, and what goes back for it. */
  | { kind: 'item_short'; data: ShortItem }
  /** The scales said less, the goods have left, and nobody agreed to give money back for it. */
  | { kind: 'item_light'; data: Omit<ShortItem, 'amount'> }
  /** Paid after the order was closed, or a second time: the money goes back the way it came. */
  | { kind: 'surplus_returned'; data: { order_id: number; order_sn: string; amount: string; reason: string } }
  | { kind: 'top_up_done'; data: { amount: string } }
  | { kind: 'top_up_returned'; data: { amount: string } }
  /** Alipay would not give it back, so the seller paid it otherwise; how, in the seller's words. */
  | { kind: 'refund_settled'; data: { amount: string; note: string; note_en: string } }
  /** Unspent money of the wallet goes back to where it came from. */
  | { kind: 'wallet_returned'; data: { amount: string } }
  /** Customer service answered; the beginning of what it said. */
  | { kind: 'support_answered'; data: { excerpt: string } }
  /** The goods are to be sent back until then. */
  | { kind: 'after_sale_approved'; data: AboutAfterSale & { until: string } }
  | { kind: 'after_sale_rejected'; data: AboutAfterSale & Said }
  | { kind: 'after_sale_refunded'; data: AboutAfterSale & { amount: string } }
  | { kind: 'after_sale_reminded'; data: AboutAfterSale & { until: string } }
  /** A sum instead of what was asked for, to be taken or refused until then; and one nobody answered. */
  | { kind: 'after_sale_offered'; data: AboutAfterSale & { amount: string; until: string } }
  | { kind: 'after_sale_offer_lapsed'; data: AboutAfterSale }
  /** Nothing was sent back in time. */
  | { kind: 'after_sale_lapsed'; data: AboutAfterSale }
  | AccountNews

type AboutParcel = {
  order_id: number
  order_sn: string
  parcel_id: number
  courier: string
  tracking_no: string
}
/** In the seller's words; in English too where they wrote it, else ''. */
type Said = { reason: string; reason_en: string }
type AboutRefund = { order_id: number; order_sn: string; amount: string } & Said
type ShortItem = {
  order_id: number
  order_sn: string
  title_zh: string
  title_en: string
  nominal: number
  grams: number
  amount: string
}
type AboutAfterSale = { after_sale_id: number; aftersale_sn: string }

/**
 * Leaves a message in the buyer's inbox, together with what it tells of: both hold, or neither. One that waits is seen
 * only once `sendWaiting` has sent it.
 */
export async function addMessage(
  tx: WriteTx,
  buyerId: number,
  message: Message,
  now: Date,
  sendAfter: Date | null = null,
): Promise<void> {
  const { kind, data } = message
  await tx
    .insertInto('buyer_message')
    .values({ buyer_id: buyerId, kind, data: JSON.stringify(data), created_at: now, send_after: sendAfter })
    .execute()
  if (!sendAfter) changed(tx, unreadTag(buyerId))
}
