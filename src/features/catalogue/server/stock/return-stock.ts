import { type RawBuilder, sql } from 'kysely'
import type { StockMove } from './tags-of-scarce.ts'

/** What `returnStock` answers, as JSON. */
export type Returned = StockMove[] | null

/**
 * A part of a statement: what `items` (rows of `sku_id`, `quantity`) name is for sale again. Its rows are
 * `returned (product_id, before, after)`. Skus are locked in id order; one that has left its product gets nothing.
 */
export const returnStock = (items: RawBuilder<unknown>) => sql`
  back as (
    select s.id, i.quantity from sku s join (
      select sku_id, sum(quantity)::int as quantity from (${items}) item group by sku_id
    ) i on i.sku_id = s.id order by s.id for no key update of s
  ), returned as (
    update sku set stock = sku.stock + back.quantity, taken = sku.taken - back.quantity
    from back where sku.id = back.id
    returning sku.product_id, sku.stock - back.quantity as before, sku.stock as after
  )`
