import { sql } from 'kysely'
import {
  MOST_REFUNDED,
  type manyRefundsSellerContract,
} from '#features/after-sales/many-refunds-seller-contract.ts'
import { PAID } from '#features/orders/order-states.ts'
import { whereOrders } from '#features/orders/server/seller/where-orders.ts'
import type { Act } from '#platform/contract/act.ts'
import { literal } from '#platform/database/literal.ts'
import { select } from '#platform/database/raw-sql.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'

type Goods = { sku_id: number; name: string; orders: number }

/** A question becomes the orders it found: what is placed after this is not in it. */
export const findRefundable: Act<typeof manyRefundsSellerContract.findRefundable> = async (
  { order_sns, filter },
  { tx, language },
) => {
  const which = filter ? whereOrders(filter) : sql<boolean>`order_sn = any(${order_sns}::text[])`
  const found = await tx
    .selectFrom('shop_order')
    .select(['id', 'order_sn'])
    .where(which)
    .where(sql<boolean>`status in (${literal(...PAID)})`)
    .orderBy('id', 'desc')
    .limit(MOST_REFUNDED + 1)
    .execute()
  if (found.length > MOST_REFUNDED) refuse(m.manyrefunds_too_many, { most: MOST_REFUNDED })
  const goods = await select<Goods>(tx)`
    select sku_id, min(title ->> ${language}) || ' ' || min(sku_text ->> ${language}) as name,
      count(distinct order_id) as orders
    from order_item where order_id = any(${found.map(({ id }) => id)}::bigint[]) and sku_id is not null
    group by sku_id order by orders desc, sku_id`
  return { order_sns: found.map(({ order_sn }) => order_sn), goods }
}
