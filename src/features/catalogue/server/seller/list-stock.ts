import type { catalogueSellerContract } from '#features/catalogue/catalogue-seller-contract.ts'
import type { Act } from '#platform/contract/act.ts'
import { answerPage } from '#platform/database/answer-page.ts'
import { countRows } from '#platform/database/count-rows.ts'
import { inLanguage } from '#platform/database/texts.ts'
import type { ReadTx } from '#platform/database/tx.ts'
import type { Language } from '#platform/i18n/language.ts'
import { toYuan } from '#platform/money.ts'

const PER_PAGE = 50

export const listStock: Act<typeof catalogueSellerContract.listStock> = async (input, { tx, language }) => {
  const matching = tx
    .selectFrom('sku')
    .$if(input.product_id !== undefined, (query) => query.where('product_id', '=', input.product_id!))
    .$if(input.below !== undefined, (query) => query.where('stock', '<', input.below!))
  const found = await answerPage(
    { page: input.page, perPage: PER_PAGE, total: await countRows(tx, matching) },
    matching
      .select('id')
      .orderBy(input.product_id === undefined ? 'stock' : 'position')
      .orderBy('id'),
    ({ id }) => id,
  )
  const ids = found.data
  const lines = new Map((await stockLines(tx, ids, language)).map((line) => [line.sku_id, line]))
  return { ...found, data: ids.flatMap((id) => lines.get(id) ?? []) }
}

export async function stockLines(tx: ReadTx, skuIds: number[], language: Language) {
  if (skuIds.length === 0) return []
  const rows = await tx
    .selectFrom('sku')
    .innerJoin('product', 'product.id', 'sku.product_id')
    .where('sku.id', 'in', skuIds)
    .select(['sku.id as sku_id', 'sku.product_id', 'sku.price_cents', 'sku.stock'])
    .select([
      inLanguage('product.name', language).as('product_name'),
      inLanguage('sku.name', language).as('sku_name'),
    ])
    .execute()
  return rows.map(({ price_cents, ...row }) => ({ ...row, price: toYuan(price_cents) }))
}
