import type { SellerAfterSale } from '#features/after-sales/after-sales-seller-contract.ts'
import {
  AFTER_SALE_COLUMNS,
  type AfterSaleView,
  afterSales,
} from '#features/after-sales/server/after-sale-store.ts'
import type { LockedAfterSale } from '#features/after-sales/server/lock-after-sale.ts'
import { showGoods } from '#features/orders/server/show-goods.ts'
import type { Trace } from '#platform/audit/trace.ts'
import type { ReadContext } from '#platform/contract/act.ts'
import type { ReadTx } from '#platform/database/tx.ts'
import type { Language } from '#platform/i18n/language.ts'
import { saidIn } from '#platform/i18n/said-in.ts'
import { toYuan } from '#platform/money.ts'
import { pick } from '#platform/pick.ts'
import { refuse } from '#platform/refusal.ts'
import { shopTime } from '#platform/time.ts'
import * as m from '#words'

type Row = AfterSaleView & { nickname: string }

export const selectRequests = (tx: ReadTx) =>
  afterSales(tx)
    .innerJoin('buyer', 'buyer.id', 'after_sale.buyer_id')
    .select([...AFTER_SALE_COLUMNS, 'buyer.nickname'])

export const showRequest = (row: Row, language: Language): SellerAfterSale => ({
  ...pick(row, 'id', 'buyer_id', 'type', 'order_sn', 'order_status', 'content', 'images'),
  ...pick(showGoods(row, language), 'product_title', 'product_sku_text', 'product_num'),
  aftersale_sn: row.sn,
  aftersale_status: row.status,
  buyer: row.nickname,
  refund_num: row.num,
  refund_amount: toYuan(row.refund_cents),
  refunded_num: row.refunded_num,
  refunded_amount: toYuan(row.refunded_cents),
  offer: row.offer_cents === null ? '' : toYuan(row.offer_cents),
  reason: row.reason[language],
  refund_msg: saidIn(language, row.refund_msg, row.refund_msg_en),
  back_express_name: row.courier_name?.[language] ?? '',
  back_express_no: row.courier_no,
  create_time: shopTime(row.created_at),
  since: row.changed_at.toISOString(),
  deadline: row.due_at?.toISOString() ?? '',
})

/** What the audit trail keeps of a decision. */
export const traceOf = ({ sale }: LockedAfterSale, now: SellerAfterSale): Trace => ({
  thing: 'after-sale',
  id: sale.sn,
  before: { status: sale.status, offer: sale.offer_cents === null ? '' : toYuan(sale.offer_cents) },
  after: { status: now.aftersale_status, offer: now.offer, refunded: now.refunded_amount },
})

export async function showForSeller(
  { tx, language }: Pick<ReadContext, 'tx' | 'language'>,
  id: number,
): Promise<SellerAfterSale> {
  const row = await selectRequests(tx).where('after_sale.id', '=', id).executeTakeFirst()
  return row ? showRequest(row, language) : refuse(m.aftersales_none)
}
