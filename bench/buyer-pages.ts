import { paths } from '#paths'
import { callWire } from '#testing/call-wire.ts'
import { measureAgainstBare } from './lib/against-bare.ts'
import { logInDemo } from './lib/log-in-demo.ts'
import { measure } from './lib/measure.ts'
import { noteCompared } from './lib/note-compared.ts'
import { openBenchDatabase } from './lib/open-bench-database.ts'
import { closeReport, note, noteMemories, noteSteady } from './lib/report.ts'
import { startDemo } from './lib/start-demo.ts'
import { startProgram } from './lib/start-program.ts'

/**
 * What a buyer asks for. Their public pages are everyone's, against bare Fastify that answers the same bytes, and so is the
 * call for what is their own of them; pages that are rendered for them alone are measured against React's renderToString of
 * the same tree and nothing else.
 */
const PUBLIC = { home: paths.home(), product: paths.product(1) }
const SECONDS = Number(process.env.BENCH_SECONDS ?? 4)
const ROUNDS = 3
const AT_LEAST = 0.5
/** Every call asks PostgreSQL for the buyer, which bare Fastify does not. */
const OVERLAY_AT_LEAST = 0.1
/** The page's data is written after the tree, which knows nothing of it. */
const DATA = /<script[^>]*>window\.__reactRouterContext\.streamController\..*?<\/script>/gs

const benchDatabase = await openBenchDatabase()
const shop = await startDemo(benchDatabase.dataDir, { DATABASE_URL: benchDatabase.url })
const token = await logInDemo(shop.origin)
const { data } = await callWire(`${shop.origin}/v1/65483b5f97c31`, { id: 1 })
const [sku] = (data as { sku_data: { id: number }[] }).sku_data
const OWN = {
  account: paths.accountHome(),
  cart: paths.cart(),
  checkout: paths.checkout([{ product_id: 1, sku_price_id: sku?.id ?? 0, num: 1 }]),
  orders: paths.orders(),
}
const headers = { cookie: `user_token=${token}`, 'accept-encoding': 'br, gzip' }

const fastify = await startProgram('bench/lib/bare-server.ts', {})
for (const [name, path] of Object.entries(PUBLIC)) {
  const shot = { url: shop.origin + path, headers }
  await measureAgainstBare(fastify, { what: `${name} page of a buyer`, shot, atLeast: AT_LEAST })
}
const products = Array.from({ length: 40 }, (_, n) => n + 1)
await measureAgainstBare(fastify, {
  what: 'own parts of a product page',
  shot: {
    url: `${shop.origin}/v1/me/overlay`,
    method: 'POST',
    headers: { 'content-type': 'application/json', language: 'zh-cn', 'user-token': token },
    body: JSON.stringify({ products, beside_product: 1, coupons: 1 }),
  },
  atLeast: OVERLAY_AT_LEAST,
})
await fastify.stop()

const react = await startProgram('bench/lib/bare-render-server.ts', {
  BENCH_DATABASE: benchDatabase.url,
  BENCH_DATA: benchDatabase.dataDir,
  BENCH_TOKEN: token,
  BENCH_PAGES: Object.values(OWN).join(' '),
})
for (const [name, path] of Object.entries(OWN)) {
  const [mine, reference] = [shop.origin + path, react.origin + path]
  const sizes = await Promise.all(
    [mine, reference].map(
      async (url) => (await (await fetch(url, { headers })).text()).replaceAll(DATA, '').length,
    ),
  )
  const [whole = 0, plain = 0] = sizes
  note(
    `${name} page of a buyer: as large as the reference`,
    `${whole}, ${plain} characters`,
    'within 2 %',
    Math.abs(whole - plain) < whole / 50,
  )
  for (const connections of [16, 64]) {
    const subject = await noteCompared({
      what: `${name} page of a buyer, ${connections} connections`,
      rounds: ROUNDS,
      subject: () => measure({ url: mine, headers }, connections, SECONDS),
      reference: () => measure({ url: reference }, connections, SECONDS),
      atLeast: AT_LEAST,
    })
    if (connections === 64) noteSteady(`${name} page of a buyer`, subject, connections)
  }
}
await noteMemories('buyer pages', shop)
await react.stop()
await shop.stop()
await benchDatabase.close()
closeReport()
