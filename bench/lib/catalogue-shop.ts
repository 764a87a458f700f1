import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { type Catalogue, openCatalogueOf } from './catalogue-of.ts'
import { type Program, startProgram } from './start-program.ts'

/** The shop on a catalogue of its own, and `start` for further programs on the same database. */
export type CatalogueShop = {
  catalogue: Catalogue
  shop: Program
  start(script: string): Promise<Program>
  close(): Promise<void>
}

export async function openCatalogueShop(products: number): Promise<CatalogueShop> {
  const catalogue = await openCatalogueOf(products)
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'xianji-bench-'))
  const started: Program[] = []
  const start = async (script: string) => {
    const program = await startProgram(script, {
      BENCH_DATABASE: catalogue.url,
      BENCH_DATA: dataDir,
      BENCH_PAGES: '1',
    })
    started.push(program)
    return program
  }
  return {
    catalogue,
    shop: await start('bench/lib/serve-database.ts'),
    start,
    async close() {
      for (const program of started) await program.stop()
      await catalogue.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

export const HEADERS = { 'content-type': 'application/json', language: 'zh-cn' }

/** The n-th of a list, jumping about in it. */
export const pick = <T>(list: readonly T[], n: number): T => list[(n * 7919) % list.length]!

/** A search with what narrows and sorts it, another one for every n. */
export const narrowedSearch = (catalogue: Catalogue, n: number) => ({
  keyword: pick(catalogue.keywords, n),
  orderby: pick(['comprehensive', 'price', 'time'], n),
  orderway: pick(['asc', 'desc'], n + 1),
  ...(n % 3 === 0 ? { type_id: pick(catalogue.categories, n) } : {}),
  ...(n % 4 === 0 ? { min_price: '10', max_price: String(20 + (n % 80)) } : {}),
})
