import { measureMany, type Shot } from './lib/measure.ts'
import { noteCompared } from './lib/note-compared.ts'
import { DURABLE, openBenchDatabase } from './lib/open-bench-database.ts'
import { closeReport, noteNone, noteSteady } from './lib/report.ts'
import { startProgram } from './lib/start-program.ts'

/** Adding to the cart against one guarded statement through bare Fastify, on the same durable PostgreSQL. */
const SECONDS = Number(process.env.BENCH_SECONDS ?? 4)
const ROUNDS = 3
const BUYERS = 200
const SKUS = 40
const SHOTS = BUYERS * SKUS
const AT_LEAST = 0.5

const benchDatabase = await openBenchDatabase(DURABLE)
const { aBuyer, aProduct, aSku, aText } = await import('#testing/builders/index.ts')
const { buyers, goods } = await prepare()
const environment = { BENCH_DATABASE: benchDatabase.url, BENCH_DATA: benchDatabase.dataDir }
const shop = await startProgram('bench/lib/serve-database.ts', environment)
const bare = await startProgram('bench/lib/bare-cart-server.ts', environment)

const wanted = Array.from({ length: SHOTS }, (_, n) => ({
  // Every shot another line of another cart, as in life.
  buyer: pick(buyers, n),
  good: pick(goods, Math.floor(n / BUYERS)),
  num: 1 + (n % 9),
}))
const json = (url: string, body: object, headers: object = {}): Shot => ({
  url,
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
})
const subjects = wanted.map(({ buyer, good, num }) =>
  json(
    `${shop.origin}/v1/654ade75d7027`,
    { ...good, type: 'cover', num, id: 0 },
    { 'user-token': buyer.token },
  ),
)
const references = wanted.map(({ buyer, good, num }) =>
  json(`${bare.origin}/add`, { ...good, num, buyer_id: buyer.id }),
)

for (const connections of [16, 64]) {
  const subject = await noteCompared({
    what: `add to cart, ${connections} connections`,
    rounds: ROUNDS,
    subject: () => measureMany(subjects, connections, SECONDS),
    reference: () => measureMany(references, connections, SECONDS),
    atLeast: AT_LEAST,
  })
  noteSteady(`add to cart, ${connections}`, subject, connections)
}
await noteWhole()
await shop.stop()
await bare.stop()
await benchDatabase.close()
closeReport()

async function prepare() {
  const { database } = benchDatabase
  const someBuyers: { id: number; token: string }[] = []
  for (let n = 0; n < BUYERS; n += 1) someBuyers.push(await aBuyer(database))
  const productId = await aProduct(database, {
    skus: Array.from({ length: SKUS }, (_, n) => aSku({ name: aText(`第 ${n} 种`), stock: 1000 })),
  })
  const skus = await database.read
    .selectFrom('sku')
    .where('product_id', '=', productId)
    .select('id')
    .execute()
  return {
    buyers: someBuyers,
    goods: skus.map(({ id }) => ({ product_id: productId, sku_price_id: id })),
  }
}

/** After all of it every cart still is one: no line twice, no quantity out of bounds. */
async function noteWhole(): Promise<void> {
  const { broken } = await benchDatabase.database.read
    .selectFrom('cart_line')
    .select((eb) => eb.fn.countAll<number>().as('broken'))
    .where((eb) => eb.or([eb('num', '<', 1), eb('num', '>', 99)]))
    .executeTakeFirstOrThrow()
  noteNone('add to cart: lines out of bounds', broken)
}

function pick<T>(list: readonly T[], at: number): T {
  const chosen = list[at % list.length]
  if (chosen === undefined) throw new Error('There is nothing to choose from')
  return chosen
}
