import { type RawBuilder, sql } from 'kysely'

/**
 * A part of a statement: what `items` (rows of `product_id`, `quantity`) name counts as sold. Products are locked in
 * id order.
 */
export const countSold = (items: RawBuilder<unknown>) => sql`
  sold as (
    select p.id, i.quantity from product p join (
      select product_id, sum(quantity)::int as quantity from (${items}) item group by product_id
    ) i on i.product_id = p.id order by p.id for no key update of p
  ), counted as (
    update product set sales = product.sales + sold.quantity from sold where product.id = sold.id
  )`
