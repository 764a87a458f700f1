import { readFile } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'

const port = Number(process.env.E2E_PORT ?? 4173)

/** Where the shop of the journeys keeps what it keeps. */
export async function shopPlace(): Promise<{ databaseUrl: string; dataDir: string }> {
  const file = path.resolve(import.meta.dirname, `../build/test/shop-${port}.json`)
  return JSON.parse(await readFile(file, 'utf8')) as { databaseUrl: string; dataDir: string }
}

/**
 * Runs one statement on the shop's database, for what the seller's side or the clock would do. The shop is told that
 * something changed, as it would be by whoever changes it properly.
 */
export async function sql<Row extends pg.QueryResultRow>(
  text: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const { databaseUrl } = await shopPlace()
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows } = await client.query<Row>(text, values)
    if (!/^\s*select\b/i.test(text)) await client.query(`select pg_notify('shop_changes', '*')`)
    return rows
  } finally {
    await client.end()
  }
}

export type Good = { productId: number; skuId: number; name: string; nameEn: string; price: string }

/** A pizza: no journey looks for one, so that what it finds does not grow with others' goods. */
const MODEL = 39

/**
 * A product no other journey touches: a copy of one of the demo shop's, with one sku and a name of its own. It is older
 * and sold less than all others, so that it comes last and moves nobody's pages.
 */
export async function aGood({ cents, stock }: { cents: number; stock: number }): Promise<Good> {
  const [row] = await sql<{ id: string; sku: string; zh: string; en: string }>(
    `with model as (
       select * from product where id = ${MODEL}
     ), copied as (
       insert into product select (jsonb_populate_record(null::product, to_jsonb(model) || jsonb_build_object(
         'id', fresh.id, 'price_cents', $1::int, 'sales', 0, 'published_at', '2001-01-01',
         'is_new', false, 'is_recommended', false,
         'name', jsonb_build_object('zh_CN', (model.name ->> 'zh_CN') || ' ' || fresh.id,
           'en_US', (model.name ->> 'en_US') || ' ' || fresh.id)))).*
       from model, (select nextval(pg_get_serial_sequence('product', 'id')) as id) fresh returning id, name
     ), skus as (
       insert into sku (product_id, name, price_cents, stock)
       select id, '{"zh_CN": "旅行装", "en_US": "Travel size"}', $1::int, $2::int from copied returning id, product_id
     )
     select skus.product_id as id, skus.id as sku, copied.name ->> 'zh_CN' as zh, copied.name ->> 'en_US' as en
     from skus, copied`,
    [cents, stock],
  )
  if (!row) throw new Error('The demo shop has no products')
  return {
    productId: Number(row.id),
    skuId: Number(row.sku),
    name: row.zh,
    nameEn: row.en,
    price: `¥${(cents / 100).toFixed(2)}`,
  }
}
