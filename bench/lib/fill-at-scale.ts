import pg from 'pg'
import type { Database } from '#platform/database/database.ts'
import { run, select } from '#platform/database/raw-sql.ts'
import type { WriteTx } from '#platform/database/tx.ts'
import { makePastOrders } from './many-buyers.ts'

/** In parts, so that no statement takes as long as the shop's connections wait for one. */
const [PRODUCTS_AT_ONCE, BUYERS_AT_ONCE] = [20_000, 5_000]
const EACH = 10
const TABLES = [
  'product',
  'sku',
  'product_search',
  'stock_move',
  'buyer',
  'shop_order',
  'order_item',
  'order_event',
]

/**
 * Fills a throwaway database as fast as PostgreSQL takes it: products are copies of those that are there, with prices, sales and
 * days of their own; orders of ten a buyer. Without checking what points where, and with indexes built once at the end.
 */
export async function fillAtScale(
  { url, database }: { url: string; database: Database },
  { products, orders }: { products: number; orders: number },
): Promise<void> {
  // Building an index of millions takes longer than the shop's own connections wait.
  const patient = new pg.Client(url)
  await patient.connect()
  const { rows: indexes } = await patient.query<{ name: string; made_by: string }>(
    `select c.relname as name, pg_get_indexdef(i.indexrelid) as made_by from pg_index i
     join pg_class c on c.oid = i.indexrelid where i.indrelid::regclass::text = any($1) and not i.indisunique`,
    [TABLES],
  )
  for (const { name } of indexes) await patient.query(`drop index ${name}`)
  await database.write((tx) => copyProducts(tx, products))
  tell(`${products} products`)
  const skus = await database.read.selectFrom('sku').select('id').orderBy('id').limit(5000).execute()
  const ids = skus.map(({ id }) => id)
  for (let from = 0; from < orders / EACH; from += BUYERS_AT_ONCE)
    await database.write(async (tx) => {
      // Nobody has counted a table that grows like this: the planner would read all of it for the newest.
      await run(tx)`set local enable_seqscan = off`
      const count = Math.min(BUYERS_AT_ONCE, orders / EACH - from)
      await makePastOrders(tx, await makeNames(tx, from, count), EACH, ids)
      if (from % (20 * BUYERS_AT_ONCE) === 0) tell(`${from * EACH} orders`)
    })
  await patient.query("set maintenance_work_mem = '1GB'")
  // As they would have come: each part above holds a year, and a real shop's newest orders lie together.
  await patient.query('create index filled_by_time on shop_order (created_at, id)')
  await patient.query('cluster shop_order using filled_by_time')
  await patient.query('drop index filled_by_time')
  for (const { made_by } of indexes) {
    tell(made_by)
    await patient.query(made_by)
  }
  const { trimTopIndexes } = await import('#features/catalogue/server/search/trim-top-indexes.ts')
  await trimTopIndexes(database)
  await patient.query('vacuum analyze')
  await patient.end()
}

/** It takes an hour: whoever looks sees that it goes on. */
const tell = (what: string) => console.log(`${new Date().toISOString().slice(11, 19)}  ${what}`)

async function makeNames(tx: WriteTx, from: number, count: number): Promise<number[]> {
  const { rows } = await run<{ id: number }>(tx)`
    insert into buyer (prefix, mobile, password_hash, nickname)
    select '+86', '177' || lpad((${from}::int + n)::text, 8, '0'), '', 'buyer ' || ${from}::int + n
    from generate_series(1, ${count}::int) n returning id`
  return rows.map(({ id }) => id)
}

/** Each of a part gets a number of its own; `factor` keeps prices of a product and its skus in step. */
async function copyProducts(tx: WriteTx, products: number): Promise<void> {
  await run(tx)`set local session_replication_role = replica`
  const [made] = await select<{ products: number; skus: number }>(tx)`
    select (select max(id) from product)::int as products, (select max(id) from sku)::int as skus`
  const base = made ?? { products: 1, skus: 1 }
  for (let from = base.products; from < products; from += PRODUCTS_AT_ONCE) {
    const upTo = Math.min(from + PRODUCTS_AT_ONCE, products)
    await run(tx)`
      create temporary table copied on commit drop as
      select n as id, 1 + (n - 1) % ${base.products}::int as of, (n - 1) / ${base.products}::int as turn,
        0.6 + (n * 7919::bigint % 1000) / 1000.0 as factor
      from generate_series(${from + 1}::int, ${upTo}::int) n`
    await run(tx)`
      insert into product (id, shop_id, category_id, top_category_id, name, summary, intro, covers, virtual, price_cents, sales,
        is_new, is_recommended, free_shipping, free_shipping_cents, on_sale, published_at, updated_at)
      select c.id, shop_id, category_id, top_category_id, name, summary, intro, covers, virtual, (price_cents * factor)::int,
        c.id * 7907::bigint % 20000, is_new, false, free_shipping, free_shipping_cents, on_sale,
        published_at - c.turn * interval '97 minutes', updated_at
      from copied c join product p on p.id = c.of`
    await run(tx)`
      insert into sku (id, product_id, name, price_cents, market_price_cents, stock, position)
      select s.id + c.turn * ${base.skus}::int, c.id, name, (price_cents * factor)::int, (market_price_cents * factor)::int, 1000, position
      from copied c join sku s on s.product_id = c.of`
    await run(tx)`
      insert into product_search (product_id, sales, price_cents, published_at, on_sale, syllables, terms, version)
      select p.id, p.sales, p.price_cents, p.published_at, p.on_sale, s.syllables, s.terms, s.version
      from copied c join product p on p.id = c.id join product_search s on s.product_id = c.of`
    await run(tx)`drop table copied`
  }
  for (const table of ['product', 'sku'] as const)
    await run(
      tx,
    )`select setval(pg_get_serial_sequence(${table}, 'id'), 1 + ${base.skus}::bigint * (1 + ${products}::bigint / ${base.products}::bigint))`
  await run(tx)`set local session_replication_role = origin`
}
