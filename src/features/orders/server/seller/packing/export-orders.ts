import { sql } from 'kysely'
import type { ExportedOrder, packingSellerContract } from '#features/orders/packing-seller-contract.ts'
import { leftToSend } from '#features/orders/parcel-rules.ts'
import type { Act } from '#platform/contract/act.ts'
import type { Language } from '#platform/i18n/language.ts'
import { toYuan } from '#platform/money.ts'
import { shopTime } from '#platform/time.ts'
import { itemsOf } from '../../order-store.ts'
import type { ItemRow } from '../../show-order.ts'
import { type SellerRow, sellerOrders } from '../list-seller-orders.ts'
import { latestFirst, whereOrders } from '../where-orders.ts'

const SOME = 1000

type Row = SellerRow & { numbers: string[] }

export const exportOrders: Act<typeof packingSellerContract.exportOrders> = async (
  filter,
  { tx, language, trace },
) => {
  const found = await sellerOrders(tx, language)
    .select('dispatch_cents')
    .select(
      sql<string[]>`array(select tracking_no from parcel
        where parcel.order_id = shop_order.id and unshipped_at is null order by parcel.id)`.as('numbers'),
    )
    .where(whereOrders(filter))
    .orderBy(latestFirst(filter))
    .limit(SOME + 1)
    .execute()
  const rows = found.slice(0, SOME) as Row[]
  const items = Map.groupBy(rows.length > 0 ? await itemsOf(tx, idsOf(rows)) : [], ({ order_id }) => order_id)
  trace({ thing: 'orders', id: 'export', after: { orders: rows.length, ...withoutPhone(filter) } })
  return {
    orders: rows.map((row) => showExported(row, items.get(row.id) ?? [], language)),
    more: found.length > SOME,
  }
}

const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id)

const withoutPhone = ({ phone: _, ...filter }: { phone?: string | undefined }) => filter

function showExported(row: Row, items: readonly ItemRow[], language: Language): ExportedOrder {
  const to = row.ship_to
  const left = items.filter((item) => leftToSend(item) > 0)
  const name = ({ title, sku_text }: ItemRow) =>
    [title[language], sku_text[language]].filter(Boolean).join(' ')
  return {
    id: row.id,
    order_sn: row.order_sn,
    status: row.status,
    create_time: shopTime(row.created_at),
    pay_time: row.paid_at ? shopTime(row.paid_at) : '',
    buyer: row.nickname,
    consignee: to?.consignee ?? '',
    mobile: to?.mobile ?? '',
    province: to?.province_name[language] ?? '',
    city: to?.city_name[language] ?? '',
    district: to?.district_name[language] ?? '',
    address: to?.address ?? '',
    goods: row.goods ?? '',
    to_send: left.map((item) => `${name(item)} × ${leftToSend(item)}`).join(', '),
    pieces: left.reduce((sum, item) => sum + leftToSend(item), 0),
    pay_fee: toYuan(row.pay_cents),
    dispatch_amount: toYuan(row.dispatch_cents),
    remark: row.remark,
    tracking_nos: row.numbers.join(', '),
  }
}
