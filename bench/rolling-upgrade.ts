import { spawn } from 'node:child_process'
import path from 'node:path'
import { copyNextRelease } from './lib/next-release.ts'
import { DURABLE, openBenchDatabase, ROOT } from './lib/open-bench-database.ts'
import { closeReport, note } from './lib/report.ts'
import { nginxIsHere, runNginx } from './lib/run-nginx.ts'
import { freePort, startProgram } from './lib/start-program.ts'

/**
 * A release is put in place as docs/deploy.md says, while visitors look and buyers order through nginx: the tables are changed
 * under the release that runs, then its two processes are replaced one after the other; then one goes back to the release
 * before, on tables it does not know. No request fails, and every order that was answered is there.
 *
 * `BENCH_BEFORE` names the folder of an earlier release, built: it is that one that runs first and is gone back to. Without it the
 * release that comes is made up: today's program and one change of the tables.
 */
const AT_ONCE = 8

if (!nginxIsHere()) {
  console.log(
    'rolling upgrade: nginx is not installed here (Debian: apt install nginx); nothing was measured.',
  )
  process.exit(1)
}
const next = process.env.BENCH_BEFORE ? undefined : await copyNextRelease()
const [before, after] = [process.env.BENCH_BEFORE ?? ROOT, next?.folder ?? ROOT]
const benchDatabase = await openBenchDatabase(DURABLE, undefined, before)
const { database, url, dataDir } = benchDatabase
const { loadShop } = await import('./lib/load-shop.ts')
const { checkBooks } = await import('#features/after-sales/server/check-books.ts')
const { noteBooks } = await import('./lib/report.ts')
const settings = {
  DATABASE_URL: url,
  DATA_DIR: dataDir,
  SHOP_DEMO: '1',
  LOG_LEVEL: 'fatal',
  TRUST_PROXY: '127.0.0.1',
}
const ports = [await freePort(), await freePort()]
const start = (folder: string, n: number, migrate = '0') =>
  startProgram(
    'src/app/start.ts',
    { ...settings, MIGRATE: migrate, PORT: String(ports[n]) },
    { quiet: true, folder },
  )

async function changeTables(folder: string): Promise<number> {
  const from = performance.now()
  const child = spawn(process.execPath, [path.join(folder, 'src/app/migrate-now.ts')], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ENV_FILE: '', ...settings },
  })
  const code = await new Promise((resolve) => child.once('exit', resolve))
  if (code !== 0) throw new Error(`The tables were not changed: ${code}`)
  return (performance.now() - from) / 1000
}

const countOrders = async () => (await database.read.selectFrom('shop_order').select('id').execute()).length

const processes = [await start(before, 0), await start(before, 1)]
const nginx = await runNginx(ports)
const had = await countOrders()
const load = await loadShop({ database, origins: [nginx.origin], atOnce: AT_ONCE })
const seconds = await changeTables(after)
const during = load.orders()
for (const [n, folder] of [
  [0, after],
  [1, after],
  [0, before],
] as const) {
  await processes[n]?.stop()
  processes[n] = await start(folder, n)
}
await load.stop()
const placed = (await countOrders()) - had
const faults = await checkBooks(database.read)
await nginx.stop()
for (const one of processes) await one.stop()
await benchDatabase.close()
await next?.remove()

load.note('rolling upgrade, tables changed and three processes replaced')
note(
  'rolling upgrade: the tables were changed in',
  `${seconds.toFixed(1)} s, under load`,
  'within 30 s',
  seconds < 30,
)
note(
  'rolling upgrade: orders answered and kept',
  `${load.orders()} and ${placed}, ${load.orders() - during} of them after the change`,
  'the same',
  load.orders() === placed && load.orders() > during,
)
noteBooks('rolling upgrade', faults)
closeReport()
