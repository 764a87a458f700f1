import fastify from 'fastify'
import pg from 'pg'

/**
 * What searching is measured against: Fastify and one prepared query that somebody would write for the same question, nothing
 * around it. The same words by the same index, the same range and order, how many there are up to a thousand, and the
 * twenty cards with all they show. It is handed the words as PostgreSQL asks for them, so it need not read what was typed, and
 * it knows no tiers: by relevance it sorts by sales. Of the ways tried this was the fastest: counting and sorting in one pass,
 * planned once (planned for each question, PostgreSQL mistakes how many a word finds and is twenty times slower).
 */
const pool = new pg.Pool({
  connectionString: process.env.BENCH_DATABASE,
  max: Number(process.env.BENCH_POOL ?? 10),
  options: '-c plan_cache_mode=force_generic_plan',
})
const server = fastify()

const ORDERS = {
  sales: 'sales desc, product_id',
  'price asc': 'price_cents, product_id',
  'price desc': 'price_cents desc, product_id desc',
  'time asc': 'published_at, product_id',
  'time desc': 'published_at desc, product_id desc',
}
export type BareSearch = { words: string; order: keyof typeof ORDERS; range?: [number, number] }

const search = (order: keyof typeof ORDERS, isRanged: boolean) => `
  select found.total, product.id, product.name ->> 'zh_CN' as name, product.covers[1] as cover, product.price_cents,
    product.sales, product.postage = 'free' as free_shipping, product.virtual,
    coalesce((select picture.alt ->> 'zh_CN' from picture where picture.name = substr(product.covers[1], 11)), '') as cover_alt,
    (select nominal_grams from sku where sku.product_id = product.id order by sku.price_cents, sku.position limit 1)
      as nominal_grams,
    not exists (select from sku where sku.product_id = product.id and sku.stock > 0) as sold_out
  from (
    select least(count(*), 1000) as total, (array_agg(product_id order by ${ORDERS[order]}))[1:20] as ids
    from product_search
    where terms @@ $1::tsquery and on_sale ${isRanged ? 'and price_cents between $2 and $3' : ''}) found
  cross join unnest(found.ids) with ordinality as page (id, at)
  join product on product.id = page.id
  order by page.at`

const SUGGEST = `
  select name ->> 'zh_CN' as name from (
    select product_id from product_search where terms @@ $1::tsquery and on_sale
    order by sales desc, product_id limit 10) found
  join product on product.id = found.product_id`

server.get('/readyz', async () => 'ready')
server.post<{ Body: BareSearch }>('/search', async ({ body: { words, order, range } }) => {
  const name = `${order} ${range !== undefined}`
  const text = search(order, range !== undefined)
  const { rows } = await pool.query({ name, text, values: [words, ...(range ?? [])] })
  const data = { per_page: 20, total: Number(rows[0]?.total ?? 0), current_page: 1, data: rows }
  return { code: 1, msg: '', data }
})
server.post<{ Body: { words: string } }>('/suggest', async ({ body }) => {
  const { rows } = await pool.query({ name: 'suggest', text: SUGGEST, values: [body.words] })
  return { code: 1, msg: '', data: rows }
})

await server.listen({ port: Number(process.env.PORT), host: '127.0.0.1' })
process.on('SIGTERM', async () => {
  await server.close()
  await pool.end()
  process.exit(0)
})
