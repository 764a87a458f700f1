import type { ReadTx } from '#platform/database/tx.ts'
import * as m from '#words'
import { isBlank, readId } from './import-products-cells.ts'
import { type Faults, placeIn, type Reason, type SheetEntry } from './import-products-faults.ts'

type Values = Record<string, unknown>

/** Which product each entry is about: the one it names by id, or the one its skus belong to; a new one has none. */
export async function findOwners(
  tx: ReadTx,
  entries: readonly SheetEntry[],
  faults: Faults,
): Promise<{ productId: number | undefined; entry: SheetEntry }[]> {
  const known = await findKnown(tx, entries)
  return entries.flatMap((entry) => {
    const before = faults.total
    const productId = ownerOf(entry, known, (path, reason) => {
      const { row, column } = placeIn(entry, path)
      faults.add(row, column, reason)
    })
    return faults.total === before ? [{ productId, entry }] : []
  })
}

type Known = {
  products: ReadonlySet<number>
  skus: ReadonlyMap<number, number>
  codes: ReadonlyMap<string, number>
}
type Note = (path: readonly PropertyKey[], reason: Reason) => void

function ownerOf({ value }: SheetEntry, known: Known, note: Note): number | undefined {
  const id = readId(value.id)
  const isNew = id === undefined || !known.products.has(id)
  const hasName = !isBlank((value.name as Values | undefined)?.zh_CN)
  if (id !== undefined && isNew && !hasName) {
    note(['id'], (options) => m.imports_fault_no_product({}, options))
    return undefined
  }
  let owner = id
  for (const [at, sku] of skusOf(value).entries()) {
    const skuId = readId(sku.id)
    const code = isBlank(sku.code) ? undefined : String(sku.code)
    const key = skuId === undefined ? 'code' : 'id'
    const theirs = skuId === undefined ? known.codes.get(code ?? '') : known.skus.get(skuId)
    const named = hasName || !isBlank((sku.name as Values | undefined)?.zh_CN)
    if (theirs !== undefined) {
      if (owner !== undefined && owner !== theirs)
        note(['skus', at, key], (options) => m.seller_fault_stranger({ product: theirs }, options))
      else owner = theirs
    } else if (owner === undefined && !named && (skuId !== undefined || code !== undefined))
      note(['skus', at, key], (options) => m.imports_fault_no_sku({}, options))
  }
  return owner
}

const skusOf = (value: Values): Values[] =>
  Array.isArray(value.skus)
    ? value.skus.map((sku) => (typeof sku === 'object' && sku !== null ? (sku as Values) : {}))
    : []

async function findKnown(tx: ReadTx, entries: readonly SheetEntry[]): Promise<Known> {
  const skus = entries.flatMap(({ value }) => skusOf(value))
  const ids = entries.flatMap(({ value }) => readId(value.id) ?? [])
  const skuIds = skus.flatMap(({ id }) => readId(id) ?? [])
  const codes = skus.flatMap(({ code }) => (isBlank(code) ? [] : [String(code)]))
  const products = ids.length
    ? await tx.selectFrom('product').where('id', 'in', ids).select('id').execute()
    : []
  const byId = skuIds.length
    ? await tx.selectFrom('sku').where('id', 'in', skuIds).select(['id', 'product_id']).execute()
    : []
  const byCode = codes.length
    ? await tx.selectFrom('sku').where('code', 'in', codes).select(['code', 'product_id']).execute()
    : []
  return {
    products: new Set(products.map(({ id }) => id)),
    skus: new Map(byId.map((sku) => [sku.id, sku.product_id])),
    codes: new Map(byCode.map(({ code, product_id }) => [code ?? '', product_id])),
  }
}
