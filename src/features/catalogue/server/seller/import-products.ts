import { CATALOGUE } from '#features/catalogue/catalogue-contract.ts'
import type { catalogueSellerContract } from '#features/catalogue/catalogue-seller-contract.ts'
import { type Act, withMessage } from '#platform/contract/act.ts'
import type { ReadTx } from '#platform/database/tx.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'
import { checkProduct, type Known } from './import-products-check.ts'
import { readCsv } from './import-products-csv.ts'
import { createFaults, type Faults, type SheetEntry, SheetUnreadable } from './import-products-faults.ts'
import { readJson } from './import-products-json.ts'
import { createStagingTable } from './import-products-staging.ts'
import { lockForSaving, type ProductToSave, saveProducts } from './save-product.ts'

const BATCH = 500

type Checked = { entry: SheetEntry; product: ProductToSave }

/**
 * A file of products, all of them or none: it runs in the one transaction of its call. The file is read to its end
 * first, so that all faults are named at once, and so that everything it changes is locked in one go: batch after
 * batch would take rows in the file's order, against buyers who take them in the order of ids.
 */
export const importProducts: Act<typeof catalogueSellerContract.importProducts> = async (
  { format, source, check },
  { tx, now, language, changed },
) => {
  const faults = createFaults(language)
  const counts = { added: 0, updated: 0, skus: 0 }
  const waiting = await createStagingTable(tx)
  const named: number[] = []
  for await (const batch of readBatches({ format, source }, await readKnown(tx), faults)) {
    const known = await findKnown(tx, batch)
    noteStrangers(batch, known.skus, faults)
    const products = batch.map(({ product }) => product)
    if (!check && faults.total === 0) await waiting.add(products)
    named.push(...products.flatMap(({ id }) => id ?? []))
    const updated = products.filter(({ id }) => known.products.has(id)).length
    counts.updated += updated
    counts.added += batch.length - updated
    counts.skus += batch.reduce((sum, { product }) => sum + product.skus.length, 0)
  }
  if (faults.total > 0) refuse(m.seller_import_faulty, { count: faults.total }, faults.list())
  if (counts.skus === 0) refuse(m.seller_import_empty)
  if (check) return withMessage(counts, m.seller_import_checked, counts)
  await lockForSaving(tx, named)
  for await (const products of waiting.inBatches(BATCH)) await saveProducts(tx, products, now)
  changed(CATALOGUE)
  return withMessage(counts, m.seller_import_done, counts)
}

type File = { format: 'csv' | 'json'; source: AsyncIterable<Uint8Array> }

async function* readBatches(file: File, known: Known, faults: Faults): AsyncGenerator<Checked[]> {
  const seen = { products: new Set<number>(), skus: new Set<number>() }
  let batch: Checked[] = []
  try {
    for await (const entry of (file.format === 'csv' ? readCsv : readJson)(file.source, faults)) {
      const product = checkProduct(entry, known, faults)
      if (!product) continue
      noteRepeated({ entry, product }, seen, faults)
      batch.push({ entry, product })
      if (batch.length < BATCH) continue
      yield batch
      batch = []
    }
  } catch (error) {
    if (!(error instanceof SheetUnreadable)) throw error
    faults.add(error.row, '', error.reason)
  }
  if (batch.length > 0) yield batch
}

type Seen = { products: Set<number>; skus: Set<number> }

function noteRepeated({ entry, product }: Checked, seen: Seen, faults: Faults): void {
  const look = (id: number | undefined, set: Set<number>, path: readonly PropertyKey[]) => {
    if (id === undefined) return
    const { row, column } = entry.place(path)
    if (set.has(id)) faults.add(row, column, (options) => m.seller_fault_twice({}, options))
    set.add(id)
  }
  look(product.id, seen.products, ['id'])
  for (const [at, sku] of product.skus.entries()) look(sku.id, seen.skus, ['skus', at, 'id'])
}

async function readKnown(tx: ReadTx): Promise<Known> {
  const shops = await tx.selectFrom('shop').select('id').execute()
  const categories = await tx.selectFrom('category').select(['id', 'slug']).execute()
  return {
    shops: new Set(shops.map(({ id }) => id)),
    categories: new Map(categories.map(({ id, slug }) => [slug, id])),
  }
}

/** Which products of a batch are there already, and to which product each of its skus belongs. */
async function findKnown(tx: ReadTx, batch: readonly Checked[]) {
  const productIds = batch.flatMap(({ product }) => product.id ?? [])
  const skuIds = batch.flatMap(({ product }) => product.skus.flatMap((sku) => sku.id ?? []))
  const products = productIds.length
    ? await tx.selectFrom('product').where('id', 'in', productIds).select('id').execute()
    : []
  const skus = skuIds.length
    ? await tx.selectFrom('sku').where('id', 'in', skuIds).select(['id', 'product_id']).execute()
    : []
  return {
    products: new Set<number | undefined>(products.map(({ id }) => id)),
    skus: new Map(skus.map((sku) => [sku.id, sku.product_id])),
  }
}

function noteStrangers(batch: readonly Checked[], owners: Map<number, number>, faults: Faults): void {
  for (const { entry, product } of batch) {
    for (const [at, sku] of product.skus.entries()) {
      const owner = sku.id === undefined ? undefined : owners.get(sku.id)
      if (owner === undefined || owner === product.id) continue
      const { row, column } = entry.place(['skus', at, 'id'])
      faults.add(row, column, (options) => m.seller_fault_stranger({ product: owner }, options))
    }
  }
}
