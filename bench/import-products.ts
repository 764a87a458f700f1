import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { DURABLE, openBenchDatabase, ROOT } from './lib/open-bench-database.ts'
import { closeReport, note, noteBooks } from './lib/report.ts'

/** 10,000 products by the seller's command: new ones from CSV, then all their prices and stocks from a workbook. */
const ROWS = Number(process.env.BENCH_ROWS ?? 10_000)
const MOST = { seconds: 60, megabytes: 300 }

const bench = await openBenchDatabase(DURABLE)
const { checkBooks } = await import('#features/after-sales/server/check-books.ts')
const { aCategory, aShop } = await import('#testing/builders/index.ts')
const { csvBeginning, csvRows } = await import('#platform/spreadsheets/write-csv.ts')
const { writeXlsx } = await import('#platform/spreadsheets/write-xlsx.ts')

const HEADS = [
  'shop_id',
  'category',
  'name_zh',
  'name_en',
  'summary_zh',
  'summary_en',
  'intro_zh',
  'intro_en',
]
const SKU_HEADS = ['covers', 'code', 'sku_name_zh', 'sku_name_en', 'price', 'stock']

/** Runs the command in a process of its own, as a seller does, and looks at what it holds while it runs. */
async function importFile(what: string, file: string): Promise<void> {
  const args = ['products', 'import', file, '--stock', 'set', '--reason', 'bench', '--json']
  const started = performance.now()
  const child = spawn(process.execPath, [path.join(ROOT, 'src/seller/seller.ts'), ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DATABASE_URL: bench.url, DATA_DIR: bench.dataDir, SHOP_DEMO: '1' },
  })
  let megabytes = 0
  const look = setInterval(() => {
    try {
      const status = readFileSync(`/proc/${child.pid}/status`, 'utf8')
      megabytes = Math.max(megabytes, Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024)
    } catch {
      // It has ended; what was seen before counts.
    }
  }, 50)
  const code = await new Promise<number | null>((resolve) => child.once('exit', resolve))
  clearInterval(look)
  const seconds = (performance.now() - started) / 1000
  note(
    `${what} of ${ROWS.toLocaleString('en')} products`,
    code === 0 ? `${seconds.toFixed(1)} s, ${Math.round(megabytes)} MB` : `refused (${code})`,
    `under ${MOST.seconds} s and ${MOST.megabytes} MB`,
    code === 0 && seconds < MOST.seconds && megabytes < MOST.megabytes,
  )
}

try {
  const shop = await aShop(bench.database)
  const category = await aCategory(bench.database)
  const { slug } = await bench.database.read
    .selectFrom('category')
    .where('id', '=', category)
    .select('slug')
    .executeTakeFirstOrThrow()
  const numbers = Array.from({ length: ROWS }, (_, n) => n + 1)
  const rows = numbers.map((n) => [
    ...[shop, slug, `红富士苹果 ${n} 号`, `Fuji apples no. ${n}`, '脆甜多汁，产地直发', 'Crisp and sweet'],
    ...[`<p>产自烟台，第 ${n % 50} 号果园。</p>`.repeat(10), `<p>From orchard ${n % 50}.</p>`.repeat(10)],
    ...['/pictures/product-1-1', `CODE-${n}`, '一箱', 'Box', '12.80', 100],
  ])
  const csv = path.join(bench.dataDir, 'new.csv')
  await writeFile(csv, csvBeginning([...HEADS, ...SKU_HEADS]) + csvRows(rows))
  await importFile('new products from CSV', csv)
  const xlsx = path.join(bench.dataDir, 'prices.xlsx')
  const changes = numbers.map((n) => [`CODE-${n}`, '9.90', String(n % 100)])
  await writeFile(xlsx, await writeXlsx([['code', 'price', 'stock'], ...changes]))
  await importFile('prices and stock from XLSX', xlsx)
  noteBooks('imports', await checkBooks(bench.database.read))
} finally {
  await bench.close()
}
closeReport()
