import fastify from 'fastify'
import pg from 'pg'

/** What adding to a cart is measured against: Fastify and one guarded statement, nothing around it. */
const pool = new pg.Pool({
  connectionString: process.env.BENCH_DATABASE,
  max: Number(process.env.BENCH_POOL ?? 10),
})
const server = fastify()

const ADD = `
  insert into cart_line as line (buyer_id, product_id, sku_id, sku_name, num, snapshot_cents, added_at)
  select $1, sku.product_id, sku.id, sku.name, $4, sku.price_cents, now()
  from sku join product on product.id = sku.product_id
  where sku.id = $3 and sku.product_id = $2 and product.on_sale and sku.stock >= $4
  on conflict (buyer_id, sku_id) do update set num = excluded.num, added_at = excluded.added_at
  where excluded.num <= 99
  returning id, num`

type Body = { buyer_id: number; product_id: number; sku_price_id: number; num: number }

server.get('/readyz', async () => 'ready')
server.post<{ Body: Body }>('/add', async ({ body }) => {
  const { rows } = await pool.query(ADD, [body.buyer_id, body.product_id, body.sku_price_id, body.num])
  return { code: 1, msg: '', data: rows[0] }
})

await server.listen({ port: Number(process.env.PORT), host: '127.0.0.1' })
process.on('SIGTERM', async () => {
  await server.close()
  await pool.end()
  process.exit(0)
})
