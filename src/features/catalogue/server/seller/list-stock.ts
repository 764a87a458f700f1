import type { catalogueSellerContract } from '#features/catalogue/catalogue-seller-contract.ts'
import type { Act } from '#platform/contract/act.ts'
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
  const { total } = await matching
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const page = await matching
    .select('id')
    .orderBy(input.product_id === undefined ? 'stock' : 'position')
    .orderBy('id')
    .limit(PER_PAGE)
    .offset((input.page - 1) * PER_PAGE)
    .execute()
  const ids = page.map(({ id }) => id)
  const lines = new Map((await stockLines(tx, ids, language)).map((line) => [line.sku_id, line]))
  return {
    per_page: PER_PAGE,
    current_page: input.page,
    total,
    data: ids.flatMap((id) => lines.get(id) ?? []),
  }
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
