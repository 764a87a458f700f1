import { type RawBuilder, sql } from 'kysely'
import { lockCounted } from './lock-counted.ts'
import { noteMoves, type StockCause } from './note-moves.ts'
import type { StockMove } from './tags-of-scarce.ts'

/** What `returnStock` answers, as JSON. */
export type Returned = StockMove[] | null

/**
 * A part of a statement: what `items` (rows of `sku_id`, `quantity`, `reference`) name is for sale again. Its rows are
 * `returned (id, product_id, before, after)`. Skus are locked in id order; one that has left its product gets nothing.
 */
export const returnStock = (items: RawBuilder<unknown>, cause: Omit<StockCause, 'kind'>) => sql`
  coming as materialized (${items}), back as (
    ${lockCounted('sku', 'sku_id', sql`select * from coming`)}
  ), returned as (
    update sku set stock = sku.stock + back.quantity, taken = sku.taken - back.quantity
    from back where sku.id = back.id
    returning sku.id, sku.product_id, sku.stock - back.quantity as before, sku.stock as after
  ), returning_noted as (${noteMoves(COMING_ONE_BY_ONE, { ...cause, kind: 'closed' })})`

const COMING_ONE_BY_ONE = sql`
  select sku_id, product_id, quantity as units, reference,
    before + sum(quantity) over (partition by sku_id order by reference rows unbounded preceding) as stock
  from coming join returned on returned.id = sku_id
  order by sku_id, reference`
