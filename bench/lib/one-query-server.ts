import fastify from 'fastify'
import pg from 'pg'

/** What searching is measured against: Fastify and one query for a page of products by an index, nothing around it. */
const pool = new pg.Pool({
  connectionString: process.env.BENCH_DATABASE,
  max: Number(process.env.BENCH_POOL ?? 10),
})
const server = fastify()

const LIST = `
  select id, name ->> 'zh_CN' as name, covers[1] as cover, price_cents, sales, free_shipping, virtual
  from product where on_sale and category_id = $1
  order by sales desc, id desc limit 20`

server.get('/readyz', async () => 'ready')
server.post<{ Body: { category: number } }>('/list', async ({ body }) => {
  const { rows } = await pool.query(LIST, [body.category])
  return { code: 1, msg: '', data: { per_page: 20, total: rows.length, current_page: 1, data: rows } }
})

await server.listen({ port: Number(process.env.PORT), host: '127.0.0.1' })
process.on('SIGTERM', async () => {
  await server.close()
  await pool.end()
  process.exit(0)
})
