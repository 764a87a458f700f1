import { sql } from 'kysely'
import type {} from '#features/account/server/account-tables.ts'
import { WAITING_FOR_SELLER } from '#features/after-sales/after-sale-states.ts'
import { AFTER_SALES_PER_PAGE } from '#features/after-sales/after-sales-rules.ts'
import type {
  afterSalesSellerContract,
  SellerAfterSale,
} from '#features/after-sales/after-sales-seller-contract.ts'
import {
  AFTER_SALE_COLUMNS,
  type AfterSaleView,
  afterSales,
  eventsOf,
} from '#features/after-sales/server/after-sale-store.ts'
import type { Act, ReadContext } from '#platform/contract/act.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Language } from '#platform/i18n/language.ts'
import { toYuan } from '#platform/money.ts'
import { refuse } from '#platform/refusal.ts'
import { shopTime } from '#platform/time.ts'
import * as m from '#words'

type Row = AfterSaleView & { nickname: string }

const requests = (tx: Tx) =>
  afterSales(tx)
    .innerJoin('buyer', 'buyer.id', 'after_sale.buyer_id')
    .select([...AFTER_SALE_COLUMNS, 'buyer.nickname'])

const showRequest = (row: Row, language: Language): SellerAfterSale => ({
  id: row.id,
  aftersale_sn: row.sn,
  type: row.type,
  aftersale_status: row.status,
  order_sn: row.order_sn,
  order_status: row.order_status,
  buyer: row.nickname,
  product_title: row.title[language],
  product_sku_text: row.sku_text[language],
  product_num: row.quantity,
  refund_amount: toYuan(row.refund_cents),
  reason: row.reason[language],
  content: row.content,
  images: row.images,
  refund_msg: row.refund_msg,
  back_express_name: row.courier_name?.[language] ?? '',
  back_express_no: row.courier_no,
  create_time: shopTime(row.created_at),
  since: row.changed_at.toISOString(),
  deadline: row.due_at?.toISOString() ?? '',
})

export async function showForSeller(
  { tx, language }: Pick<ReadContext, 'tx' | 'language'>,
  id: number,
): Promise<SellerAfterSale> {
  const row = await requests(tx).where('after_sale.id', '=', id).executeTakeFirst()
  return row ? showRequest(row, language) : refuse(m.aftersales_none)
}

export const showSellerAfterSale: Act<typeof afterSalesSellerContract.showSellerAfterSale> = async (
  { id },
  context,
) => {
  const shown = await showForSeller(context, id)
  const events = await eventsOf(context.tx, id)
  const history = events.map(({ to_status, actor, note, created_at }) => ({
    status: to_status,
    actor,
    note,
    create_time: shopTime(created_at),
  }))
  return { ...shown, history }
}

export const listSellerAfterSales: Act<typeof afterSalesSellerContract.listSellerAfterSales> = async (
  { all, page },
  { tx, language },
) => {
  const waiting = sql<boolean>`after_sale.status in (${sql.join(WAITING_FOR_SELLER.map((one) => sql.lit(one)))})`
  const { total } = await tx
    .selectFrom('after_sale')
    .select(sql<number>`count(*)`.as('total'))
    .$if(!all, (query) => query.where(waiting))
    .executeTakeFirstOrThrow()
  const rows = await requests(tx)
    .$if(!all, (query) => query.where(waiting).orderBy('after_sale.changed_at'))
    .$if(all, (query) => query.orderBy('after_sale.id', 'desc'))
    .limit(AFTER_SALES_PER_PAGE)
    .offset((page - 1) * AFTER_SALES_PER_PAGE)
    .execute()
  return {
    per_page: AFTER_SALES_PER_PAGE,
    total,
    current_page: page,
    data: rows.map((row) => showRequest(row, language)),
  }
}
