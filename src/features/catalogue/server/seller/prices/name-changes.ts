import type { GivenChange, PriceLine, ShelfLine } from '#features/catalogue/prices-seller-contract.ts'
import { select } from '#platform/database/raw-sql.ts'
import type { ReadTx } from '#platform/database/tx.ts'
import type { Text } from '#platform/i18n/language.ts'

type Named = { name: Text }
/** A change with what it is about, as people know it: a batch is read long after the page it was made on. */
export type PriceChange = PriceLine & Named
export type Change = PriceChange | (ShelfLine & Named)

export const isPrice = (change: Change): change is PriceChange => 'sku_id' in change

const NOBODY: Text = { zh_CN: '', en_US: '' }

/** Each thing once, what was said of it last, and by its name. */
export async function nameChanges(tx: ReadTx, given: readonly GivenChange[]): Promise<Change[]> {
  const skuIds = given.flatMap((line) => ('sku_id' in line ? line.sku_id : []))
  const productIds = given.flatMap((line) => ('sku_id' in line ? [] : line.product_id))
  const skus = await select<{ id: number; sku: Text; product: Text }>(tx)`
    select s.id, s.name as sku, p.name as product from sku s join product p on p.id = s.product_id
    where s.id = any(${skuIds}::bigint[])`
  const products = await select<{ id: number; name: Text }>(tx)`
    select id, name from product where id = any(${productIds}::bigint[])`
  const skuNames = new Map(skus.map(({ id, sku, product }) => [id, join(product, sku)]))
  const productNames = new Map(products.map(({ id, name }) => [id, name]))
  const last = new Map(
    given.map((line) => ['sku_id' in line ? `sku ${line.sku_id}` : `product ${line.product_id}`, line]),
  )
  return [...last.values()].map((line) => ({
    ...line,
    name: ('sku_id' in line ? skuNames.get(line.sku_id) : productNames.get(line.product_id)) ?? NOBODY,
  }))
}

const join = (product: Text, sku: Text): Text => ({
  zh_CN: `${product.zh_CN} ${sku.zh_CN}`,
  en_US: `${product.en_US} ${sku.en_US}`,
})
