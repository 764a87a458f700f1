import { z } from 'zod'
import * as m from '#words'
import {
  amount,
  amountOrNone,
  context,
  covers,
  flag,
  id,
  isBlank,
  missing,
  readAmount,
  readId,
  slug,
  stock,
  texts,
  time,
} from './import-products-cells.ts'
import type { Faults, Reason, SheetEntry } from './import-products-faults.ts'
import type { ProductToSave } from './save-product.ts'

/** What products may refer to. */
export type Known = { shops: ReadonlySet<number>; categories: ReadonlyMap<string, number> }

const MAX_SKUS = 100

const sku = z.strictObject({
  id,
  name: texts(200),
  price: amount,
  market_price: amountOrNone,
  stock,
})

const product = z.strictObject({
  id,
  shop_id: context,
  category: slug,
  name: texts(300),
  summary: texts(1000, { blank: true }),
  intro: texts(200_000, { lines: true, blank: true }),
  covers,
  virtual: flag,
  is_new: flag,
  is_recommended: flag,
  free_shipping: flag,
  free_shipping_money: amountOrNone,
  on_sale: flag,
  published_at: time,
  file: z
    .strictObject({ name: texts(200), content: texts(1_000_000, { lines: true, blank: true }) })
    .nullish(),
  skus: z.array(sku).min(1).max(MAX_SKUS),
})

/** The product an entry describes; nothing if a fault was found, and all of its faults are noted. */
export function checkProduct(entry: SheetEntry, known: Known, faults: Faults): ProductToSave | undefined {
  const before = faults.total
  const note = (path: readonly PropertyKey[], reason: Reason) => {
    const { row, column } = entry.place(path)
    faults.add(row, column, reason)
  }
  const parsed = product.safeParse(entry.value)
  for (const issue of parsed.error?.issues ?? []) noteIssue(issue, note)
  compareSkus(entry.value, note)
  checkReferences(entry.value, known, note)
  return parsed.success && faults.total === before ? toSave(parsed.data, known) : undefined
}

type Note = (path: readonly PropertyKey[], reason: Reason) => void

function noteIssue(issue: z.core.$ZodIssue, note: Note): void {
  if (issue.code === 'unrecognized_keys') {
    for (const key of issue.keys)
      note([...issue.path, key], (options) => m.seller_fault_unknown_column({}, options))
  } else if (issue.code === 'custom') note(issue.path, (issue.params as { reason: Reason }).reason)
  else if (issue.code === 'too_big')
    note(issue.path, (options) => m.seller_fault_too_many({ max: MAX_SKUS }, options))
  else if (issue.code === 'too_small') note(issue.path, missing)
  else note(issue.path, (options) => m.seller_fault_shape({}, options))
}

/** What can only be seen by looking at more than one value; done on what the file says, so that it is found at once. */
function compareSkus(value: unknown, note: Note): void {
  const { skus } = (value ?? {}) as { skus?: unknown }
  if (!Array.isArray(skus)) return
  const names = new Set<unknown>()
  for (const [at, one] of skus.entries()) {
    const { price, market_price, name } = (one ?? {}) as {
      price?: unknown
      market_price?: unknown
      name?: { zh_CN?: unknown }
    }
    const [now, was] = [readAmount(price), readAmount(market_price)]
    if (now !== undefined && was !== undefined && was < now)
      note(['skus', at, 'market_price'], (options) => m.seller_fault_market_price({}, options))
    if (isBlank(name?.zh_CN)) continue
    if (names.has(name?.zh_CN))
      note(['skus', at, 'name', 'zh_CN'], (options) => m.seller_fault_twice({}, options))
    names.add(name?.zh_CN)
  }
}

function checkReferences(value: unknown, known: Known, note: Note): void {
  const { shop_id, category } = (value ?? {}) as { shop_id?: unknown; category?: unknown }
  const shop = readId(shop_id)
  if (shop !== undefined && !known.shops.has(shop))
    note(['shop_id'], (options) => m.seller_fault_no_shop({}, options))
  if (typeof category === 'string' && !isBlank(category) && !known.categories.has(category))
    note(['category'], (options) => m.seller_fault_no_category({}, options))
}

const toSave = (sheet: z.output<typeof product>, known: Known): ProductToSave => ({
  id: sheet.id ?? undefined,
  shopId: sheet.shop_id,
  categoryId: known.categories.get(sheet.category)!,
  name: sheet.name,
  summary: sheet.summary,
  intro: sheet.intro,
  covers: sheet.covers,
  virtual: sheet.virtual,
  isNew: sheet.is_new,
  isRecommended: sheet.is_recommended,
  freeShipping: sheet.free_shipping,
  freeShippingCents: sheet.free_shipping_money,
  onSale: sheet.on_sale,
  publishedAt: sheet.published_at ?? undefined,
  file: sheet.file ?? undefined,
  skus: sheet.skus.map((one) => ({
    id: one.id ?? undefined,
    name: one.name,
    priceCents: one.price,
    marketPriceCents: one.market_price ?? undefined,
    stock: one.stock ?? undefined,
  })),
})
