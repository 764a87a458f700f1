import { CLOSED, ORDER, PAID } from '#features/orders/order-states.ts'
import { literal } from '#platform/database/literal.ts'
import { run, select } from '#platform/database/raw-sql.ts'
import type { WriteTx } from '#platform/database/tx.ts'
import { hashToken, makeToken } from '#platform/session/session-token.ts'

export type BenchBuyer = { id: number; token: string; addressId: number }

/** Buyers with a session and an address each, written in bulk. */
export async function makeBuyers(tx: WriteTx, count: number): Promise<BenchBuyer[]> {
  const tokens = Array.from({ length: count }, makeToken)
  const { rows } = await run<{ id: number }>(tx)`
    insert into buyer (prefix, mobile, password_hash, nickname)
    select '+86', '199' || lpad((coalesce((select max(id) from buyer), 0) + n)::text, 8, '0'), '', 'buyer ' || n
    from generate_series(1, ${count}::int) n returning id`
  const ids = rows.map(({ id }) => id)
  await run(tx)`
    insert into session (buyer_id, token_hash, expires_at)
    select id, decode(hash, 'hex'), now() + interval '7 days'
    from unnest(${ids}::bigint[], ${tokens.map((token) => hashToken(token).toString('hex'))}::text[]) as s(id, hash)`
  const name = JSON.stringify({ zh_CN: '浙江省', en_US: 'Zhejiang' })
  const addresses = await run<{ id: number; buyer_id: number }>(tx)`
    insert into address (buyer_id, consignee, mobile, address, province_id, city_id, district_id, province_name,
      city_name, district_name)
    select id, 'Somebody', '13800138000', 'Some street 1', 33, 3301, 330106, ${name}::jsonb, ${name}::jsonb,
      ${name}::jsonb from unnest(${ids}::bigint[]) id
    returning id, buyer_id`
  const addressOf = new Map(addresses.rows.map(({ id, buyer_id }) => [buyer_id, id]))
  return ids.map((id, at) => ({ id, token: tokens[at] ?? '', addressId: addressOf.get(id) ?? 0 }))
}

const PLACE = { zh_CN: '浙江省', en_US: 'Zhejiang' }
/** Where parcels of orders go that were never placed by anybody. */
export const SHIP_TO = JSON.stringify({
  consignee: 'Somebody',
  mobile: '13800138000',
  province_name: PLACE,
  city_name: PLACE,
  district_name: PLACE,
  address: 'Some street 1',
})

const YEAR = 365

/** Past orders of two lines each, `each` for every buyer, as they were placed over a year: those of the last month in all states. */
export async function makePastOrders(
  tx: WriteTx,
  buyers: readonly number[],
  each: number,
  skus: readonly number[],
): Promise<void> {
  const texts = JSON.stringify({ zh_CN: '红富士苹果', en_US: 'Fuji apples' })
  const [{ last } = { last: 0 }] = await select<{ last: number }>(
    tx,
  )`select coalesce(max(id), 0)::int as last from shop_order`
  // What is made here points to what was made a line above: looking each of millions up again takes most of the time.
  await run(tx)`set local session_replication_role = replica`
  await run(tx)`
    insert into shop_order (order_sn, buyer_id, status, virtual, goods_cents, discount_cents, dispatch_cents, pay_cents,
      pay_method, source, remark, ship_to, created_at, expires_at, close_after, paid_at, closed_at)
    select '20' || lpad(b.id::text, 10, '0') || lpad(n::text, 10, '0'), b.id, s.status, false, 3000, 0, 0, 3000,
      case when s.status in (${literal(...PAID)}) then 'alipay' else '' end, 'goods', '', ${SHIP_TO}::jsonb, t.at, t.at, t.at,
      case when s.status in (${literal(...PAID)}) then t.at end, case when s.status in (${literal(...CLOSED)}) then t.at end
    from unnest(${buyers}::bigint[]) as b(id), generate_series(1, ${each}::int) n,
      lateral (select now() - (n - (b.id % 97) / 97.0) * ${YEAR / each}::float8 * interval '1 day' as at) t,
      lateral (select (array[${literal(...PAID, ...CLOSED)}])[1 + (b.id + n) % 6] as status) any_state,
      lateral (select case when any_state.status in (${literal(...PAID)}) and t.at < now() - interval '30 days' then ${literal(ORDER.completed)}
        else any_state.status end as status) s
    order by t.at`
  await run(tx)`
    insert into order_item (order_id, product_id, sku_id, title, sku_text, picture, price_cents, quantity, pay_cents)
    select o.id, 1, (${skus}::bigint[])[1 + (o.id + l) % ${skus.length}::int], ${texts}::jsonb, ${texts}::jsonb, '/pictures/product-1-1', 1500, 1, 1500
    from shop_order o, generate_series(0, 1) l where o.id > ${last}`
  await run(tx)`
    insert into order_event (order_id, from_status, to_status, actor, reason, created_at)
    select id, 0, status, 'shop', 'bench', created_at from shop_order where id > ${last}`
  await run(tx)`set local session_replication_role = origin`
}
