import { CATALOGUE } from '#features/catalogue/catalogue-contract.ts'
import type {
  catalogueSellerContract,
  ImportChange,
  ProductSheet,
} from '#features/catalogue/catalogue-seller-contract.ts'
import { hasPicture } from '#features/pictures/server/has-picture.ts'
import { POSTAGE } from '#features/postage/postage-contract.ts'
import type { WriteContext } from '#platform/contract/act.ts'
import { actorKey, type Seller } from '#platform/contract/actor.ts'
import type { Received } from '#platform/contract/define.ts'
import type { ReadTx } from '#platform/database/tx.ts'
import { onceEach } from '#platform/once-each.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'
import { type Checked, checkProduct, readBase } from './import-products-check.ts'
import { checkCodes, type SeenCodes } from './import-products-codes.ts'
import { listChanges } from './import-products-compare.ts'
import { type HasPicture, type Needed, nameCovers } from './import-products-covers.ts'
import { createFaults, type Faults } from './import-products-faults.ts'
import { type Known, readKnown, resolveNames } from './import-products-names.ts'
import { type Overlaid, overlay } from './import-products-overlay.ts'
import { findOwners } from './import-products-owners.ts'
import type { PictureFolder } from './import-products-pictures.ts'
import { readEntries } from './import-products-read.ts'
import { createStagingTable, type Waiting } from './import-products-staging.ts'
import { createTally } from './import-products-tally.ts'
import { readSheets } from './read-sheets.ts'
import { lockForSaving, saveProducts } from './save-product.ts'

/** Small enough that what one is made of is forgotten before the collector takes it for something that stays. */
const BATCH = 50

type Asked = Received<typeof catalogueSellerContract.importProducts>

/** A file that was received, and the pictures that came beside it. */
export type Importing = Omit<Asked, 'source' | 'pictures'> & { path: string; pictures: PictureFolder }

/**
 * Goes through a file in one transaction. The file is read to its end first, so that everything it changes is locked in
 * one go: batch after batch would take rows in the file's order, against buyers who take them in the order of ids. What
 * it says is then laid over what is there, and saved unless it is only looked at.
 */
export async function passThrough(context: WriteContext<Seller>, importing: Importing, saving: boolean) {
  const { tx, language, changed, services } = context
  const faults = createFaults(language)
  const waiting = await createStagingTable(tx)
  const named: number[] = []
  let shopify = false
  for await (const batch of inBatches(readEntries(importing, faults))) {
    const owned = await findOwners(tx, batch, faults)
    await waiting.add(owned)
    shopify ||= batch.some((entry) => entry.shopify !== undefined)
    named.push(...owned.flatMap(({ productId }) => productId ?? []))
  }
  const maySave = () => saving && faults.total === 0
  if (maySave()) await lockForSaving(tx, named)
  const { done, count } = createTally()
  const round: Round = {
    known: await readKnown(tx),
    seen: { code: new Set(), barcode: new Set() },
    needed: new Map(),
    has: onceEach((address) => hasPicture(tx, services.pictures, address)),
  }
  for await (const batch of waiting.inBatches(BATCH)) {
    const prepared = await prepare(context, batch, importing, faults, round)
    for (const { base, changes, checked } of prepared)
      count({ isNew: base === undefined, skus: checked.product.skus.length, changes })
    if (maySave()) await save(context, prepared, importing)
  }
  if (faults.total > 0) refuse(m.seller_import_faulty, { count: faults.total }, faults.list())
  if (done.skus === 0) refuse(m.seller_import_empty)
  if (saving && done.added + done.updated > 0) changed(CATALOGUE, POSTAGE)
  return { ...done, needed: round.needed, shopify }
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
type Round = { known: Known; seen: SeenCodes; needed: Needed; has: HasPicture }

async function prepare(
  { tx }: { tx: ReadTx },
  batch: readonly Waiting[],
  { stock, pictures }: Importing,
  faults: Faults,
  { known, seen, needed, has }: Round,
): Promise<Saving[]> {
  const ids = batch.flatMap(({ productId }) => productId ?? [])
  const bases = new Map((await readSheets(tx, ids)).map((sheet) => [sheet.id, sheet]))
  const [onlyShop, ...others] = known.shops
  const rules = {
    defaults: onlyShop !== undefined && others.length === 0 ? { shop_id: onlyShop } : {},
    stock: stock?.how,
  }
  const saving: Saving[] = []
  const laid: Pick<Saving, 'base' | 'overlaid'>[] = []
  for (const { productId, entries } of batch) {
    const base = productId === undefined ? undefined : bases.get(productId)
    const overlaid = overlay(base, entries, faults, rules)
    resolveNames(overlaid, entries, base, known)
    await nameCovers(overlaid, entries, pictures, { needed, has, shown: base?.covers ?? [] })
    laid.push({ base, overlaid })
    const checked = checkProduct(overlaid, known, faults, rules.stock)
    if (!checked) continue
    const changes = base ? listChanges(base, overlaid, readBase(base), checked.read) : [added(checked)]
    saving.push({ base, overlaid, checked, changes })
  }
  await checkCodes(tx, laid, seen)
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
  { file, stock }: Importing,
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
