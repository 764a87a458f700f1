import type { ReadTx } from '#platform/database/tx.ts'

/** Categories something is sold in: an empty shelf is nothing to find. */
export const categoriesForSitemap = (tx: ReadTx) =>
  tx
    .selectFrom('category')
    .select('id')
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('product')
          .select('product.id')
          .where('product.on_sale', '=', true)
          .where((of) =>
            of.or([
              of('product.category_id', '=', of.ref('category.id')),
              of('product.top_category_id', '=', of.ref('category.id')),
            ]),
          ),
      ),
    )
    .orderBy('id')
    .execute()
