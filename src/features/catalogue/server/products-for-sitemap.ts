import type { ReadTx } from '#platform/database/tx.ts'

/** Products in one file of the sitemap: a range of ids, so that each file is one short index scan. */
export const PRODUCTS_PER_FILE = 10_000

export async function countSitemapFiles(tx: ReadTx): Promise<number> {
  const { last } = await tx
    .selectFrom('product')
    .select((eb) => eb.fn.max('id').as('last'))
    .executeTakeFirstOrThrow()
  return Math.ceil(Number(last ?? 0) / PRODUCTS_PER_FILE)
}

export const productsInFile = (tx: ReadTx, file: number) =>
  tx
    .selectFrom('product')
    .select(['id', 'updated_at'])
    .where('id', '>', (file - 1) * PRODUCTS_PER_FILE)
    .where('id', '<=', file * PRODUCTS_PER_FILE)
    .where('on_sale', '=', true)
    .orderBy('id')
    .execute()
