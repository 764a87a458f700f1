import { z } from 'zod'
import type { ProductSheet } from '#features/catalogue/catalogue-seller-contract.ts'
import * as m from '#words'
import {
  amount,
  amountOrNone,
  code,
  context,
  covers,
  flag,
  id,
  isBlank,
  missing,
  readAmount,
  readId,
  richTexts,
  slug,
  stock,
  texts,
  time,
} from './import-products-cells.ts'
import type { Faults, Reason } from './import-products-faults.ts'
import type { Known } from './import-products-names.ts'
import type { Overlaid } from './import-products-overlay.ts'
import { checkPostage, postage } from './import-products-postage.ts'
import type { StockRule } from './import-products-stock.ts'
import type { ProductToSave } from './save-product.ts'

const MAX_SKUS = 100

const sku = z.strictObject({
  id,
  code,
  barcode: code,
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
  intro: richTexts(200_000),
  covers,
  virtual: flag,
  is_new: flag,
  is_recommended: flag,
  postage,
  /** Of an older file, where it could not be read. */
  free_shipping: flag.optional(),
  free_shipping_money: amountOrNone,
  on_sale: flag,
  published_at: time,
  file: z
    .strictObject({ name: texts(200), content: texts(1_000_000, { lines: true, blank: true }) })
    .nullish(),
  skus: z.array(sku).min(1).max(MAX_SKUS),
})

type Sheet = z.output<typeof product>
export type Checked = { product: ProductToSave; read: Sheet }

/** The product as it will be; nothing if a fault was found, and all of its faults are noted. */
export function checkProduct(
  { value, note }: Overlaid,
  known: Known,
  faults: Faults,
  stock: StockRule,
): Checked | undefined {
  const before = faults.total
  const parsed = product.safeParse(value)
  for (const issue of parsed.error?.issues ?? []) noteIssue(issue, note)
  compareSkus(value.skus, note)
  checkReferences(value, known, note)
  checkPostage(value, note)
  if (!parsed.success || faults.total > before) return undefined
  return { product: toSave(parsed.data, known, stock), read: parsed.data }
}

/** What is there, read as a file would be, for comparing. */
export const readBase = (base: ProductSheet): Sheet => product.parse(base)

type Note = Overlaid['note']

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
function compareSkus(skus: readonly unknown[], note: Note): void {
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

function checkReferences(
  { shop_id, category, covers, on_sale }: Overlaid['value'],
  known: Known,
  note: Note,
): void {
  if (Array.isArray(covers) && covers.length === 0 && flag.safeParse(on_sale).data)
    note(['covers'], (options) => m.imports_fault_no_picture({}, options))
  const shop = readId(shop_id)
  if (shop !== undefined && !known.shops.has(shop))
    note(['shop_id'], (options) => m.seller_fault_no_shop({}, options))
  if (typeof category === 'string' && !isBlank(category) && !known.categories.has(category))
    note(['category'], (options) => m.imports_fault_no_category({ name: category }, options))
}

const toSave = (sheet: Sheet, known: Known, stock: StockRule): ProductToSave => ({
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
  postage: sheet.postage,
  freeFromCents: sheet.free_shipping_money,
  onSale: sheet.on_sale,
  publishedAt: sheet.published_at ?? undefined,
  file: sheet.file ?? undefined,
  skus: sheet.skus.map((one) => ({
    id: one.id ?? undefined,
    name: one.name,
    priceCents: one.price,
    marketPriceCents: one.market_price ?? undefined,
    stock: stock === undefined ? undefined : (one.stock ?? undefined),
    code: one.code ?? undefined,
    barcode: one.barcode ?? undefined,
  })),
})
