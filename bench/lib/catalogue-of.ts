import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { run } from '#platform/database/raw-sql.ts'
import { openBenchDatabase, ROOT } from './open-bench-database.ts'

export type Catalogue = {
  url: string
  products: number
  categories: number[]
  /** What buyers of these products might type: parts of names, pinyin, initials, English words. */
  keywords: string[]
  stop(): Promise<void>
}

/** A database with the demo's fifty products and as many made-up ones as it takes. */
export async function openCatalogueOf(products: number): Promise<Catalogue> {
  const benchDatabase = await openBenchDatabase()
  const { database } = benchDatabase
  const { generateCatalogue } = await import('#demo/catalogue/generate-catalogue.ts')
  const { seedCatalogue } = await import('#demo/seed/seed-catalogue.ts')
  const read = async <T>(name: string) =>
    JSON.parse(await readFile(path.join(ROOT, 'seeds', `${name}.json`), 'utf8')) as T
  const now = new Date()
  await database.write((tx) => seedCatalogue(tx, read, now))
  if (products > 50) await generateCatalogue({ root: ROOT, database, products: products - 50, now })
  // As the server does by itself within a minute.
  await run(database.statement)`vacuum analyze`
  const rows = await database.read
    .selectFrom('product')
    .innerJoin('product_search', 'product_search.product_id', 'product.id')
    .select(['product.name', 'product.category_id', 'product_search.syllables'])
    .orderBy('product.id')
    .limit(2000)
    .execute()
  return {
    url: benchDatabase.url,
    products,
    categories: [...new Set(rows.map((row) => row.category_id))],
    keywords: [...new Set(rows.flatMap((row, at) => partsOf(row.name, row.syllables.split(' '), at)))],
    stop: () => benchDatabase.close(),
  }
}

/** Two parts of each name, another kind every time. */
function partsOf(name: { zh_CN: string; en_US: string }, syllables: string[], at: number): string[] {
  const han = name.zh_CN.replaceAll(/[^\p{Script=Han} ]/gu, '').split(' ')[0] ?? ''
  const words = name.en_US.toLowerCase().match(/[a-z]{4,}/g) ?? []
  const from = at % Math.max(1, han.length - 2)
  const kinds = [
    han.slice(from, from + 2),
    han.slice(from, from + 1),
    han.slice(0, 2 + (at % 4)),
    syllables.slice(from, from + 2).join(''),
    syllables
      .slice(from, from + 3)
      .map((syllable) => syllable[0])
      .join(''),
    words[at % Math.max(1, words.length)] ?? '',
    `${han.slice(0, 2)} ${han.slice(-2)}`,
  ]
  return [kinds[at % kinds.length], kinds[(at * 3 + 2) % kinds.length]].filter(
    (part): part is string => part !== undefined && part.trim() !== '',
  )
}
