import { type RawBuilder, sql } from 'kysely'
import { lockCounted } from './lock-counted.ts'

/**
 * A part of a statement: what `items` (rows of `product_id`, `quantity`) name counts as sold. Products are locked in
 * id order.
 */
export const countSold = (items: RawBuilder<unknown>) => sql`
  sold as (
    ${lockCounted('product', 'product_id', items)}
  ), counted as (
    update product set sales = product.sales + sold.quantity from sold where product.id = sold.id
  )`
