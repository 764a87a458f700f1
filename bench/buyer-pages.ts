import { paths } from '#paths'
import { logInDemo } from './lib/log-in-demo.ts'
import { measure } from './lib/measure.ts'
import { noteCompared } from './lib/note-compared.ts'
import { openBenchDatabase } from './lib/open-bench-database.ts'
import { closeReport, note, noteMemories, noteSteady } from './lib/report.ts'
import { startDemo } from './lib/start-demo.ts'
import { startProgram } from './lib/start-program.ts'

/** Pages of a buyer, which are rendered each time, against React's renderToString of the same tree and nothing else. */
const PAGES = { home: paths.home(), product: paths.product(1), orders: paths.orders() }
const SECONDS = Number(process.env.BENCH_SECONDS ?? 4)
const ROUNDS = 3
const AT_LEAST = 0.7
/** The page's data is written after the tree, which knows nothing of it. */
const DATA = /<script[^>]*>window\.__reactRouterContext\.streamController\..*?<\/script>/gs

const benchDatabase = await openBenchDatabase()
const shop = await startDemo(benchDatabase.dataDir, { DATABASE_URL: benchDatabase.url })
const token = await logInDemo(shop.origin)
const bare = await startProgram('bench/lib/bare-render-server.ts', {
  BENCH_DATABASE: benchDatabase.url,
  BENCH_DATA: benchDatabase.dataDir,
  BENCH_TOKEN: token,
  BENCH_PAGES: Object.values(PAGES).join(' '),
})
const headers = { cookie: `user_token=${token}`, 'accept-encoding': 'br, gzip' }

for (const [name, path] of Object.entries(PAGES)) {
  const [mine, reference] = [shop.origin + path, bare.origin + path]
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
await bare.stop()
await shop.stop()
await benchDatabase.close()
closeReport()
