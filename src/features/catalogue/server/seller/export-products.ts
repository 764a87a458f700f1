import type { catalogueSellerContract, ProductSheet } from '#features/catalogue/catalogue-seller-contract.ts'
import type { Act } from '#platform/contract/act.ts'
import type { ReadTx } from '#platform/database/tx.ts'
import { toYuan } from '#platform/money.ts'
import { shopTime } from '#platform/time.ts'

const PAGE = 200

export const exportProducts: Act<typeof catalogueSellerContract.exportProducts> = async (
  { after },
  { tx },
) => {
  const rows = await productsAfter(tx, after)
  const ids = rows.map(({ id }) => id)
  const skus = Map.groupBy(await skusOf(tx, ids), (sku) => sku.product_id)
  const files = new Map((await filesOf(tx, ids)).map((file) => [file.product_id, file]))
  const products = rows.map((row): ProductSheet => {
    const file = files.get(row.id)
    return {
      id: row.id,
      shop_id: row.shop_id,
      category: row.slug,
      name: row.name,
      summary: row.summary,
      intro: row.intro,
      covers: row.covers,
      virtual: row.virtual ? 1 : 0,
      is_new: row.is_new ? 1 : 0,
      is_recommended: row.is_recommended ? 1 : 0,
      free_shipping: row.free_shipping ? 1 : 0,
      // Blank where the shop's sum holds.
      free_shipping_money: row.free_shipping_cents === null ? '' : toYuan(row.free_shipping_cents),
      on_sale: row.on_sale ? 1 : 0,
      published_at: writeTime(row.published_at),
      file: file ? { name: file.name, content: file.content } : null,
      skus: (skus.get(row.id) ?? []).map((sku) => ({
        id: sku.id,
        name: sku.name,
        price: toYuan(sku.price_cents),
        market_price: sku.market_price_cents === null ? null : toYuan(sku.market_price_cents),
        stock: sku.stock,
      })),
    }
  })
  return { products, next: rows.length < PAGE ? 0 : (ids.at(-1) ?? 0) }
}

const productsAfter = (tx: ReadTx, id: number) =>
  tx
    .selectFrom('product')
    .innerJoin('category', 'category.id', 'product.category_id')
    .where('product.id', '>', id)
    .selectAll('product')
    .select('category.slug')
    .orderBy('product.id')
    .limit(PAGE)
    .execute()

const skusOf = async (tx: ReadTx, productIds: number[]) =>
  productIds.length === 0
    ? []
    : tx
        .selectFrom('sku')
        .where('product_id', 'in', productIds)
        .selectAll()
        .orderBy('product_id')
        .orderBy('position')
        .orderBy('id')
        .execute()

const filesOf = async (tx: ReadTx, productIds: number[]) =>
  productIds.length === 0
    ? []
    : tx.selectFrom('product_file').where('product_id', 'in', productIds).selectAll().execute()

/** The shop's time with its offset: a form that spreadsheets leave alone. */
function writeTime(at: Date): string {
  const fraction = at.getMilliseconds() ? `.${String(at.getMilliseconds()).padStart(3, '0')}` : ''
  return `${shopTime(at).replace(' ', 'T')}${fraction}+08:00`
}
