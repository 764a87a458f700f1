import type { ProductSheet } from '#features/catalogue/catalogue-seller-contract.ts'
import * as m from '#words'
import { isBlank, readId } from './import-products-cells.ts'
import { type Faults, type Place, placeIn, type Reason, type SheetEntry } from './import-products-faults.ts'
import { sayPostage } from './import-products-postage.ts'
import { bookStock, type StockRule } from './import-products-stock.ts'

type Values = Record<string, unknown>

/** A whole product: what was there with what the file says laid over it, and where each value of the file stands. */
export type Overlaid = {
  value: Values & { skus: Values[] }
  place(path: readonly PropertyKey[]): Place
  note(path: readonly PropertyKey[], reason: Reason): void
}

/** What a new product is where its file says nothing. */
const NEW_PRODUCT = {
  summary: { zh_CN: '', en_US: '' },
  intro: { zh_CN: '', en_US: '' },
  covers: [],
  virtual: 0,
  is_new: 0,
  is_recommended: 0,
  postage: 'shop',
  free_shipping_money: '',
  on_sale: 1,
}
const NEW_SKU = { market_price: null }

/** Only what a file names changes: columns it does not have, and skus it does not name, stay as they are. */
export function overlay(
  base: ProductSheet | undefined,
  entries: readonly SheetEntry[],
  faults: Faults,
  { defaults, stock }: { defaults: Values; stock: StockRule },
): Overlaid {
  const value: Values = structuredClone(base ?? { ...NEW_PRODUCT, ...defaults })
  const skus: Values[] = structuredClone(base?.skus ?? [])
  const origins: ({ entry: SheetEntry; at: number } | undefined)[] = skus.map(() => undefined)
  const whole = entries.filter((entry) => describesProduct(entry))
  for (const again of whole.slice(1)) noteAt(again, ['id'], twice, faults)
  for (const entry of entries) {
    const { skus: given = [], ...fields } = entry.value
    merge(value, sayPostage(fields, value))
    if (!Array.isArray(given)) {
      noteAt(entry, ['skus'], (options) => m.seller_fault_shape({}, options), faults)
      continue
    }
    for (const [at, sku] of (given as unknown[]).entries()) {
      if (!isValues(sku)) noteAt(entry, ['skus', at], (options) => m.seller_fault_shape({}, options), faults)
      else if (Object.keys(sku).length > 0) {
        const found = findSku(skus, sku)
        if (found === 'unclear') noteAt(entry, ['skus', at, 'id'], whichSku, faults)
        else if (found === undefined) origins[add(skus, sku, stock)] = { entry, at }
        else {
          if (origins[found]) noteAt(entry, ['skus', at, 'id'], twice, faults)
          origins[found] = { entry, at }
          put(skus, found, sku, stock)
        }
      }
    }
  }
  const place = (path: readonly PropertyKey[]) => {
    const origin = path[0] === 'skus' ? origins[Number(path[1])] : undefined
    if (origin) return placeIn(origin.entry, ['skus', origin.at, ...path.slice(2)])
    return placeIn(entries[0]!, path)
  }
  return {
    value: { ...value, skus },
    place,
    note(path, reason) {
      const { row, column } = place(path)
      faults.add(row, column, reason)
    },
  }
}

const add = (skus: Values[], given: Values, rule: StockRule): number => {
  skus.push({ ...NEW_SKU, stock: 0 })
  return put(skus, skus.length - 1, given, rule)
}

function put(skus: Values[], place: number, given: Values, rule: StockRule): number {
  const sku = skus[place]!
  const stock = bookStock(rule, given.stock, Number(sku.stock))
  merge(sku, given)
  sku.stock = stock
  return place
}

const twice: Reason = (options) => m.seller_fault_twice({}, options)
const whichSku: Reason = (options) => m.imports_fault_which_sku({}, options)

function noteAt(entry: SheetEntry, path: readonly PropertyKey[], reason: Reason, faults: Faults): void {
  const { row, column } = placeIn(entry, path)
  faults.add(row, column, reason)
}

const describesProduct = ({ value }: SheetEntry) =>
  Object.keys(value).some((key) => key !== 'id' && key !== 'skus')

const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** By its id, else by its code, else by its name; without any of them it is the only one there is. */
function findSku(skus: readonly Values[], given: Values): number | 'unclear' | undefined {
  const id = readId(given.id)
  const name = isValues(given.name) ? given.name.zh_CN : undefined
  const places = [
    id !== undefined && skus.findIndex((sku) => readId(sku.id) === id),
    !isBlank(given.code) && skus.findIndex((sku) => sku.code === given.code),
    id === undefined &&
      !isBlank(name) &&
      skus.findIndex((sku) => isValues(sku.name) && sku.name.zh_CN === name),
  ]
  const found = places.find((place) => typeof place === 'number' && place >= 0)
  if (typeof found === 'number') return found
  if (places.some((place) => place !== false)) return undefined
  if (skus.length === 1) return 0
  return skus.length === 0 ? undefined : 'unclear'
}

/** Texts and files are merged by their parts; everything else takes the place of what was there. Null says nothing. */
function merge(target: Values, given: Values): Values {
  for (const [key, value] of Object.entries(given)) {
    if (value === undefined || (value === null && key !== 'market_price')) continue
    const there = target[key]
    target[key] = isValues(value) && isValues(there) ? merge({ ...there }, value) : value
  }
  return target
}
