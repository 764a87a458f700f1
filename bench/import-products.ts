import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { DURABLE, openBenchDatabase } from './lib/open-bench-database.ts'
import { closeReport, note, noteBooks } from './lib/report.ts'
import { runCommand } from './lib/run-command.ts'

/**
 * 10,000 products by the seller's command: new ones from CSV, then all their prices and stocks from a workbook; and 80 with
 * four photographs each from a folder. The pictures' decoder is a process of its own.
 */
const ROWS = Number(process.env.BENCH_ROWS ?? 10_000)
const count = ROWS.toLocaleString('en')
/** Half a second of work for each photograph, two at a time. */
const PICTURED = { products: 80, each: 4, seconds: 300 }
const MOST = { seconds: 60, megabytes: 300 }

const bench = await openBenchDatabase(DURABLE)
const { checkBooks } = await import('#features/after-sales/server/check-books.ts')
const { aCategory, aShop } = await import('#testing/builders/index.ts')
const { placePictures } = await import('#testing/builders/build-picture.ts')
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

async function importFile(what: string, file: string, most = MOST.seconds, ...more: string[]): Promise<void> {
  const { code, seconds, megabytes } = await runCommand(bench, [
    ...['products', 'import', file, '--stock', 'set', '--reason', 'bench', '--json'],
    ...more,
  ])
  note(
    what,
    code === 0 ? `${seconds.toFixed(1)} s, ${Math.round(megabytes)} MB` : `refused (${code})`,
    `under ${most} s and ${MOST.megabytes} MB`,
    code === 0 && seconds < most && megabytes < MOST.megabytes,
    code === 0 ? Math.min(most / seconds, MOST.megabytes / megabytes) : 0,
  )
}

/** As a telephone makes them: 12 megapixels, a few megabytes. */
async function makePhotographs(folder: string): Promise<void> {
  await mkdir(folder)
  const size = { width: 4000, height: 3000, channels: 3 as const }
  const noise = await sharp({
    create: { ...size, background: '#7a4', noise: { type: 'gaussian', mean: 120, sigma: 12 } },
  })
    .jpeg({ quality: 80 })
    .toBuffer()
  for (let n = 1; n <= PICTURED.products; n += 1)
    for (let at = 1; at <= PICTURED.each; at += 1)
      // Bytes behind the end make each another file.
      await writeFile(
        path.join(folder, `PHOTO-${n}-${at}.jpg`),
        Buffer.concat([noise, Buffer.from(`${n} ${at}`)]),
      )
}

try {
  const shop = await aShop(bench.database)
  const category = await aCategory(bench.database)
  await placePictures(bench)
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
  await importFile(`new products from CSV of ${count} products`, csv)
  const xlsx = path.join(bench.dataDir, 'prices.xlsx')
  const changes = numbers.map((n) => [`CODE-${n}`, '9.90', String(n % 100)])
  await writeFile(xlsx, await writeXlsx([['code', 'price', 'stock'], ...changes]))
  await importFile(`prices and stock from XLSX of ${count} products`, xlsx)
  const pictured = path.join(bench.dataDir, 'pictured.csv')
  const folder = path.join(bench.dataDir, 'photographs')
  await makePhotographs(folder)
  const some = numbers.slice(0, PICTURED.products)
  const lines = some.map((n) => [
    shop,
    slug,
    `有图 ${n}`,
    `Pictured ${n}`,
    `PHOTO-${n}`,
    '一箱',
    'Box',
    '12.80',
  ])
  const heads = [...HEADS.slice(0, 4), 'code', 'sku_name_zh', 'sku_name_en', 'price']
  await writeFile(pictured, csvBeginning(heads) + csvRows(lines))
  const all = PICTURED.products * PICTURED.each
  await importFile(
    `${PICTURED.products} products with ${all} photographs`,
    pictured,
    PICTURED.seconds,
    '--pictures',
    folder,
  )
  noteBooks('imports', await checkBooks(bench.database.read))
} finally {
  await bench.close()
}
closeReport()
