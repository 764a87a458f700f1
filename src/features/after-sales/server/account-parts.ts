import { OPEN } from '#features/after-sales/after-sale-states.ts'
import { findsAny } from '#platform/database/finds-any.ts'
import type { ReadTx } from '#platform/database/tx.ts'
import type { Language } from '#platform/i18n/language.ts'
import { saidIn } from '#platform/i18n/said-in.ts'
import { toYuan } from '#platform/money.ts'
import { pick } from '#platform/pick.ts'
import type { Sentence } from '#platform/refusal.ts'
import { shopTime } from '#platform/time.ts'
import * as m from '#words'
import { AFTER_SALE_COLUMNS, afterSales } from './after-sale-store.ts'

/** An account is not closed while money or goods of it may still come back. */
export async function mayCloseAfterSales(tx: ReadTx, buyerId: number): Promise<Sentence | undefined> {
  const open = tx.selectFrom('after_sale').where('buyer_id', '=', buyerId).where('status', 'in', OPEN)
  return (await findsAny(tx, open)) ? m.aftersales_account_busy : undefined
}

export async function exportAfterSales(tx: ReadTx, buyerId: number, language: Language): Promise<unknown> {
  const rows = await afterSales(tx)
    .select(AFTER_SALE_COLUMNS)
    .where('after_sale.buyer_id', '=', buyerId)
    .orderBy('after_sale.id', 'desc')
    .execute()
  return rows.map((row) => ({
    ...pick(row, 'order_sn', 'type', 'status', 'quantity', 'content'),
    aftersale_sn: row.sn,
    title: row.title[language],
    pieces: row.num,
    refund_amount: toYuan(row.refund_cents),
    reason: row.reason[language],
    pictures: row.images,
    rejected_because: saidIn(language, row.refund_msg, row.refund_msg_en),
    returned_with: row.courier_name?.[language] ?? '',
    return_number: row.courier_no,
    created_at: shopTime(row.created_at),
  }))
}
