import pg from 'pg'
import { DURABLE, openBenchDatabase } from './lib/open-bench-database.ts'
import { makePlainTables, measurePlainOrders } from './lib/plain-orders.ts'
import { closeReport, note } from './lib/report.ts'

/**
 * What change notices cost where much is committed at once: PostgreSQL lets transactions that notify commit one after
 * another. The plainest order transaction on a durable PostgreSQL, with a notice and without, in turn (decision 39).
 */
const SECONDS = Number(process.env.BENCH_SECONDS ?? 4)
const ROUNDS = 4
const CONNECTIONS = 64
const LISTENERS = 2

const benchDatabase = await openBenchDatabase({ ...DURABLE, max_connections: '120' })
const { url } = benchDatabase
const skus = Array.from({ length: 2000 }, (_, n) => n + 1)
await makePlainTables(url, skus)
const listeners = await Promise.all(
  Array.from({ length: LISTENERS }, async () => {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    await client.query('listen shop_changes')
    return client
  }),
)
const scene = { connections: CONNECTIONS, seconds: SECONDS, skus, buyers: skus }
const rates: Record<'silent' | 'told', number[]> = { silent: [], told: [] }
await measurePlainOrders(url, { ...scene, seconds: 1 })
for (let round = 0; round < ROUNDS; round += 1) {
  rates.silent.push(await measurePlainOrders(url, scene))
  rates.told.push(await measurePlainOrders(url, { ...scene, notice: 'orders-of:1' }))
}
for (const listener of listeners) await listener.end()
await benchDatabase.close()

const middle = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
const [silent, told] = [middle(rates.silent), middle(rates.told)]
const cost = 1 - told / silent
note(
  `notices: orders a second by ${CONNECTIONS} connections, with and without`,
  `${Math.round(told)} and ${Math.round(silent)}, ${(cost * 100).toFixed(1)} % less`,
  'both above 0: it says what orders save that tell nobody',
  told > 0 && silent > 0,
)
closeReport()
