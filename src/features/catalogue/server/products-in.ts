import { type RawBuilder, sql } from 'kysely'

/** How many products stand in the shop or category of the row that is read, on sale or not. */
export const productsIn = (column: 'shop_id' | 'category_id', row: 'shop.id' | 'category.id') =>
  sql`(select count(*) from product where product.${sql.ref(column)} = ${sql.ref(row)})` as RawBuilder<number>
