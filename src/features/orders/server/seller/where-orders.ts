import { type RawBuilder, sql } from 'kysely'
import type { OrderDays } from '#features/orders/order-days.ts'
import type { OrderFilter } from '#features/orders/order-filter.ts'
import { literal } from '#platform/database/literal.ts'
import { LANGUAGES } from '#platform/i18n/language.ts'
import { readShopTime } from '#platform/read-shop-time.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'

type Condition = RawBuilder<boolean>

/** Names in the two languages an address was written down in. */
const PLACES = ['province_name', 'city_name', 'district_name'] as const

/** The condition for `shop_order` under its own name. */
export function whereOrders(filter: OrderFilter): Condition {
  const { status, order_sn, buyer, consignee, phone, product, sku_id, region, before_id, up_to_id } = filter
  const from = readWhen(filter.from)
  const until = readWhen(filter.until)
  const all: Condition[] = [
    ...(status === undefined ? [] : [sql<boolean>`shop_order.status = ${literal(status)}`]),
    ...(order_sn ? [sql<boolean>`shop_order.order_sn = ${order_sn}`] : []),
    ...(buyer ? [ofBuyer(buyer)] : []),
    ...(consignee ? [sql<boolean>`ship_to ->> 'consignee' = ${consignee}`] : []),
    ...(phone ? [toPhone(phone.replaceAll(/[^\d+]/g, ''))] : []),
    ...(product ? [withProduct(product)] : []),
    ...(sku_id
      ? [sql<boolean>`shop_order.id in (select order_id from order_item where sku_id = ${sku_id})`]
      : []),
    ...(region ? [inRegion(region)] : []),
    ...(from ? [sql<boolean>`${momentOf(filter)} >= ${from}`] : []),
    ...(until ? [sql<boolean>`${momentOf(filter)} < ${until}`] : []),
    ...(filter.flagged ? [sql<boolean>`shop_order.id in (select order_id from order_flag)`] : []),
    ...(up_to_id ? [sql<boolean>`shop_order.id <= ${up_to_id}`] : []),
    ...(before_id ? [isFurther(filter, before_id)] : []),
  ]
  return all.length > 0 ? sql<boolean>`${sql.join(all, sql` and `)}` : sql<boolean>`true`
}

const COLUMNS = { created: 'created_at', paid: 'paid_at', shipped: 'shipped_at' } as const satisfies Record<
  OrderDays,
  string
>

const momentOf = ({ days = 'created' }: OrderFilter, table = 'shop_order'): RawBuilder<Date> =>
  sql`${sql.ref(`${table}.${COLUMNS[days]}`)}`

/** Some days of a million orders are found by their time, so they are listed by it; all others by their number. */
const isByTime = ({ from, until }: OrderFilter) => from !== undefined || until !== undefined

/** The latest first; each place in it is one order's, so that a list can go on from there. */
export const latestFirst = (filter: OrderFilter): RawBuilder<unknown> =>
  isByTime(filter) ? sql`${momentOf(filter)} desc, shop_order.id desc` : sql`shop_order.id desc`

const isFurther = (filter: OrderFilter, id: number): Condition =>
  isByTime(filter)
    ? sql`(${momentOf(filter)}, shop_order.id) < (
        select ${momentOf(filter, 'last')}, last.id from shop_order as last where last.id = ${id})`
    : sql`shop_order.id < ${id}`

const readWhen = (text: string | undefined) =>
  text === undefined ? undefined : (readShopTime(text) ?? refuse(m.orders_bad_time, { text }))

const isNumber = (text: string) => /^\d{1,15}$/.test(text)

const ofBuyer = (buyer: string): Condition =>
  isNumber(buyer)
    ? sql`shop_order.buyer_id = ${Number(buyer)}`
    : sql`shop_order.buyer_id in (select id from buyer where nickname = ${buyer})`

const toPhone = (phone: string): Condition =>
  phone.length === 4
    ? sql`right(ship_to ->> 'mobile', 4) = ${phone}`
    : sql`right(ship_to ->> 'mobile', 4) = ${phone.slice(-4)} and ship_to ->> 'mobile' = ${phone}`

const withProduct = (product: string): Condition =>
  isNumber(product)
    ? sql`shop_order.id in (select order_id from order_item where product_id = ${Number(product)})`
    : sql`shop_order.id in (select order_id from order_item where product_id in (
        select id from product where strpos(lower(name ->> 'zh_CN'), ${product.toLowerCase()}) > 0
          or strpos(lower(name ->> 'en_US'), ${product.toLowerCase()}) > 0))`

/** To the letter as in the index `shop_order_by_place`. */
const NAMES = sql`array[${sql.join(
  PLACES.flatMap((place) =>
    LANGUAGES.map((language) => sql`ship_to -> ${sql.lit(place)} ->> ${sql.lit(language)}`),
  ),
)}]`

const inRegion = (region: string): Condition => sql`${NAMES} @> array[${region}]`
