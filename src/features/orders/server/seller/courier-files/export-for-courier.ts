import { sql } from 'kysely'
import type { ColdClass } from '#features/catalogue/product-rules.ts'
import type { courierFilesSellerContract } from '#features/orders/courier-files-seller-contract.ts'
import { ITEM_REFUND, ORDER } from '#features/orders/order-states.ts'
import { leftToSend } from '#features/orders/parcel-rules.ts'
import { MOST_SHIPPED } from '#features/orders/shipping-seller-contract.ts'
import { type Act, withMessage } from '#platform/contract/act.ts'
import { literal } from '#platform/database/literal.ts'
import { run } from '#platform/database/raw-sql.ts'
import type { WriteTx } from '#platform/database/tx.ts'
import { refuse } from '#platform/refusal.ts'
import { csvBeginning, csvRows } from '#platform/spreadsheets/write-csv.ts'
import { writeXlsx } from '#platform/spreadsheets/write-xlsx.ts'
import { shopDay } from '#platform/time.ts'
import * as m from '#words'
import { itemsOf } from '../../order-store.ts'
import type { ShipTo } from '../../orders-tables.ts'
import { findCourier } from '../../parcels/find-courier.ts'
import { SHIP_TO_DIGEST } from '../../parcels/ship-to-digest.ts'
import { latestFirst, whereOrders } from '../where-orders.ts'
import { fillTemplate, type Waiting } from './fill-template.ts'
import { findTemplate } from './find-template.ts'

type Row = { id: number; order_sn: string; remark: string; ship_to: ShipTo }
type Found = { id: number } & Waiting

/** At most what comes back in one file. The order of the rows is the list's, and so that of the labels. */
export const exportForCourier: Act<typeof courierFilesSellerContract.exportForCourier> = async (
  { courier: wanted, format, order_sns, ...filter },
  { tx, now, language, trace },
) => {
  const courier = await findCourier(tx, wanted)
  let waiting = tx
    .selectFrom('shop_order')
    .where(whereOrders(filter))
    .where(sql<boolean>`shop_order.status = ${literal(ORDER.paid)} and not virtual and ship_to is not null`)
  if (order_sns) waiting = waiting.where('order_sn', 'in', order_sns)
  const rows = await waiting
    .select(['id', 'order_sn', 'remark', 'ship_to'])
    .orderBy(latestFirst(filter))
    .limit(MOST_SHIPPED + 1)
    .execute()
  if (rows.length > MOST_SHIPPED) return refuse(m.courierfiles_many, { most: MOST_SHIPPED })
  const orders = rows.length > 0 ? await readyOf(tx, rows as Row[]) : []
  if (orders.length === 0) return refuse(m.courierfiles_nothing)
  const { columns } = await findTemplate(tx, courier)
  const heads = columns.map(({ heading }) => heading)
  const cells = orders.map((order) => fillTemplate(columns, order))
  const file =
    format === 'csv' ? Buffer.from(csvBeginning(heads) + csvRows(cells)) : await writeXlsx([heads, ...cells])
  await noteExported(tx, { ids: orders.map(({ id }) => id), courierId: courier.id, now })
  const left_out = (order_sns ? new Set(order_sns).size : rows.length) - orders.length
  trace({ thing: 'orders', id: 'export', after: { courier: courier.code, orders: orders.length, left_out } })
  return withMessage(
    {
      name: `${courier.code}-${shopDay(now)}.${format}`,
      content: file.toString('base64'),
      orders: orders.length,
      left_out,
    },
    left_out > 0 ? m.courierfiles_saved_some : m.courierfiles_saved,
    { count: orders.length, left: left_out, courier: courier.name[language] },
  )
}

/** Without what is in dispute, as it could not be shipped, and without orders of which nothing is left to send. */
async function readyOf(tx: WriteTx, rows: readonly Row[]): Promise<Found[]> {
  const ids = rows.map(({ id }) => id)
  const items = Map.groupBy(await itemsOf(tx, ids), ({ order_id }) => order_id)
  const products = [...new Set([...items.values()].flat().map(({ product_id }) => product_id))]
  const kept = await tx
    .selectFrom('product')
    .where('id', 'in', products)
    .select(['id', 'cold_class'])
    .execute()
  const coldOf = new Map<number, ColdClass>(kept.map(({ id, cold_class }) => [id, cold_class]))
  return rows.flatMap((row) => {
    const own = items.get(row.id) ?? []
    const left = own.filter((item) => leftToSend(item) > 0)
    if (left.length === 0 || own.some(({ refund_status }) => refund_status === ITEM_REFUND.open)) return []
    const cold = left.flatMap(({ product_id }) => coldOf.get(product_id) ?? [])
    return [{ ...row, left, cold }]
  })
}

const noteExported = (
  tx: WriteTx,
  { ids, courierId, now }: { ids: number[]; courierId: number; now: Date },
) =>
  run(tx)`
    insert into courier_export (order_id, courier_id, ship_to_digest, exported_at)
    select o.id, ${courierId}, ${SHIP_TO_DIGEST}, ${now} from shop_order o where o.id = any(${ids}::bigint[]) order by o.id
    on conflict (order_id, courier_id) do update set ship_to_digest = excluded.ship_to_digest, exported_at = excluded.exported_at`
