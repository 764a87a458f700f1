import { sql } from 'kysely'
import { ITEM_REFUND } from '#features/orders/order-states.ts'
import type { ordersSellerContract, SellerOrderLine } from '#features/orders/orders-seller-contract.ts'
import { TIMES } from '#features/orders/server/times-sign.ts'
import { actorMay } from '#features/people/actor-may.ts'
import type { Act } from '#platform/contract/act.ts'
import { literal } from '#platform/database/literal.ts'
import type { ReadTx } from '#platform/database/tx.ts'
import type { Language } from '#platform/i18n/language.ts'
import { toYuan } from '#platform/money.ts'
import { shopTime } from '#platform/time.ts'
import * as m from '#words'
import type { OrderRow } from '../show-order.ts'
import { isSeenBy } from './seen-orders.ts'
import { latestFirst, whereOrders } from './where-orders.ts'

export type SellerRow = OrderRow & {
  nickname: string
  goods: string | null
  disputed: boolean
  refunded_cents: number
  whole: boolean
  flagged: boolean
}

export const listSellerOrders: Act<typeof ordersSellerContract.listSellerOrders> = async (
  { rows, ...filter },
  { tx, actor, language },
) => {
  const found = await sellerOrders(tx, language)
    .where(whereOrders(filter))
    .where(isSeenBy(actor))
    .orderBy(latestFirst(filter))
    .limit(rows + 1)
    .execute()
  return {
    data: found.slice(0, rows).map((row) => showLine(row, actorMay(actor, 'see sums'))),
    more: found.length > rows,
  }
}

/** Orders with what a seller wants to see at a glance. */
export const sellerOrders = (tx: ReadTx, language: Language) =>
  tx
    .selectFrom('shop_order')
    .innerJoin('buyer', 'buyer.id', 'shop_order.buyer_id')
    .select([
      'shop_order.id',
      'order_sn',
      'status',
      'virtual',
      'pay_cents',
      'remark',
      'ship_to',
      'shop_order.created_at',
      'paid_at',
      'buyer.nickname',
      sql<string | null>`(select string_agg((title ->> ${language}) || ${TIMES} || quantity || case
          when refund_status = ${literal(ITEM_REFUND.refunded)} then ${refundedMark(language)} else '' end, ', ' order by id)
        from order_item where order_id = shop_order.id)`.as('goods'),
      // Not `exists`: PostgreSQL would look through all items there are once, instead of those of each row that is shown.
      sql<boolean>`(select coalesce(bool_or(refund_status = ${literal(ITEM_REFUND.open)}), false) from order_item
        where order_id = shop_order.id)`.as('disputed'),
      sql<boolean>`exists (select from order_flag where order_id = shop_order.id)`.as('flagged'),
      sql<number>`(select sum(refunded_cents) from order_item where order_id = shop_order.id)`.as(
        'refunded_cents',
      ),
      sql<boolean>`(select bool_and(refund_status = ${literal(ITEM_REFUND.refunded)}) from order_item
        where order_id = shop_order.id)`.as('whole'),
    ])

const refundedMark = (locale: Language) => m.orders_refunded_mark({}, { locale })

type Shown = Pick<
  SellerRow,
  | 'id'
  | 'order_sn'
  | 'status'
  | 'virtual'
  | 'created_at'
  | 'paid_at'
  | 'pay_cents'
  | 'nickname'
  | 'goods'
  | 'disputed'
  | 'refunded_cents'
  | 'whole'
  | 'flagged'
  | 'remark'
>

/** Without sums for those who may not see them. */
export const showLine = (row: Shown, sums: boolean): SellerOrderLine => ({
  id: row.id,
  order_sn: row.order_sn,
  status: row.status,
  product_type: row.virtual ? 1 : 0,
  create_time: shopTime(row.created_at),
  pay_time: row.paid_at ? shopTime(row.paid_at) : '',
  pay_fee: sums ? toYuan(row.pay_cents) : '',
  buyer: row.nickname,
  goods: row.goods ?? '',
  disputed: row.disputed ? 1 : 0,
  refunded_amount: sums ? toYuan(row.refunded_cents) : '',
  is_refunded: row.whole ? 1 : 0,
  flagged: row.flagged ? 1 : 0,
  remark: row.remark,
})
