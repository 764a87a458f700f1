import { CATALOGUE } from '#features/catalogue/catalogue-contract.ts'
import type {
  catalogueSellerContract,
  ImportChange,
  ProductSheet,
} from '#features/catalogue/catalogue-seller-contract.ts'
import { type Act, type WriteContext, withMessage } from '#platform/contract/act.ts'
import { actorKey, type Seller } from '#platform/contract/actor.ts'
import type { Received } from '#platform/contract/define.ts'
import type { ReadTx } from '#platform/database/tx.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'
import { type Checked, checkProduct, type Known, readBase } from './import-products-check.ts'
import { checkCodes, type SeenCodes } from './import-products-codes.ts'
import { listChanges } from './import-products-compare.ts'
import { createFaults, type Faults } from './import-products-faults.ts'
import { type Overlaid, overlay } from './import-products-overlay.ts'
import { findOwners } from './import-products-owners.ts'
import { readEntries } from './import-products-read.ts'
import { createStagingTable, type Waiting } from './import-products-staging.ts'
import { readSheets } from './read-sheets.ts'
import { lockForSaving, saveProducts } from './save-product.ts'

const BATCH = 100

type Asked = Received<typeof catalogueSellerContract.importProducts>

/**
 * A file of products, all of them or none: it runs in the one transaction of its call. The file is read to its end
 * first, so that everything it changes is locked in one go: batch after batch would take rows in the file's order,
 * against buyers who take them in the order of ids. What it says is then laid over what is there.
 */
export const importProducts: Act<typeof catalogueSellerContract.importProducts> = async (asked, context) => {
  const { tx, language, changed } = context
  if (asked.stock && asked.stock.reason === '') refuse(m.stock_reason_missing)
  const faults = createFaults(language)
  const waiting = await createStagingTable(tx)
  const named: number[] = []
  for await (const batch of inBatches(readEntries(asked, faults))) {
    const owned = await findOwners(tx, batch, faults)
    await waiting.add(owned)
    named.push(...owned.flatMap(({ productId }) => productId ?? []))
  }
  if (!asked.check && faults.total === 0) await lockForSaving(tx, named)
  const done = { added: 0, updated: 0, unchanged: 0, skus: 0, changes: [] as ImportChange[] }
  const round = { known: await readKnown(tx), seen: { code: new Set<string>(), barcode: new Set<string>() } }
  for await (const batch of waiting.inBatches(BATCH)) {
    const saving = await prepare(context, batch, asked, faults, round)
    for (const { base, changes, checked } of saving) {
      done.skus += checked.product.skus.length
      done[base === undefined ? 'added' : changes.length > 0 ? 'updated' : 'unchanged'] += 1
      done.changes.push(...changes)
    }
    if (!asked.check && faults.total === 0) await save(context, saving, asked)
  }
  if (faults.total > 0) refuse(m.seller_import_faulty, { count: faults.total }, faults.list())
  if (done.skus === 0) refuse(m.seller_import_empty)
  if (asked.check) return withMessage(done, m.seller_import_checked, done)
  if (done.added + done.updated > 0) changed(CATALOGUE)
  return withMessage(done, m.seller_import_done, done)
}

async function* inBatches<T>(all: AsyncIterable<T>): AsyncGenerator<T[]> {
  let batch: T[] = []
  for await (const one of all) {
    batch.push(one)
    if (batch.length < BATCH) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}

type Saving = {
  base: ProductSheet | undefined
  overlaid: Overlaid
  checked: Checked
  changes: ImportChange[]
}
type Round = { known: Known; seen: SeenCodes }

async function prepare(
  { tx }: { tx: ReadTx },
  batch: readonly Waiting[],
  { stock }: Asked,
  faults: Faults,
  { known, seen }: Round,
): Promise<Saving[]> {
  const ids = batch.flatMap(({ productId }) => productId ?? [])
  const bases = new Map((await readSheets(tx, ids)).map((sheet) => [sheet.id, sheet]))
  const [onlyShop, ...others] = known.shops
  const rules = {
    defaults: onlyShop !== undefined && others.length === 0 ? { shop_id: onlyShop } : {},
    stock: stock?.how,
  }
  const saving = batch.flatMap(({ productId, entries }): Saving[] => {
    const base = productId === undefined ? undefined : bases.get(productId)
    const overlaid = overlay(base, entries, faults, rules)
    const checked = checkProduct(overlaid, known, faults, rules.stock)
    if (!checked) return []
    const changes = base ? listChanges(base, overlaid, readBase(base), checked.read) : [added(checked)]
    return [{ base, overlaid, checked, changes }]
  })
  await checkCodes(
    tx,
    saving.map(({ checked, ...one }) => ({ ...one, product: checked.product })),
    seen,
  )
  return saving
}

const added = ({ product }: Checked): ImportChange => ({
  product_id: product.id ?? 0,
  sku_id: 0,
  name: product.name.zh_CN,
  column: '',
  before: '',
  after: product.skus.map(({ name }) => name.zh_CN).join(', '),
})

async function save(
  { tx, actor, now, trace }: WriteContext<Seller>,
  saving: readonly Saving[],
  { file, stock }: Asked,
): Promise<void> {
  const changing = saving.filter(({ changes }) => changes.length > 0)
  if (changing.length === 0) return
  const reason = stock?.reason ?? ''
  const ids = await saveProducts(
    tx,
    changing.map(({ checked }) => checked.product),
    now,
    { actor: actorKey(actor), kind: 'imported', reason, reference: file },
  )
  for (const [at, { base, changes }] of changing.entries()) {
    const side = (which: 'before' | 'after') =>
      Object.fromEntries(
        changes.map((one) => [one.sku_id ? `${one.column} (${one.sku_id})` : one.column, one[which]]),
      )
    const told = base
      ? { before: side('before'), after: side('after') }
      : { after: { name: changes[0]?.name } }
    trace({ thing: 'product', id: ids[at]!, ...told, reason: [file, reason].filter(Boolean).join(': ') })
  }
}

async function readKnown(tx: ReadTx): Promise<Known> {
  const shops = await tx.selectFrom('shop').select('id').execute()
  const categories = await tx.selectFrom('category').select(['id', 'slug']).execute()
  return {
    shops: new Set(shops.map(({ id }) => id)),
    categories: new Map(categories.map(({ id, slug }) => [slug, id])),
  }
}
