import { type RawBuilder, sql } from 'kysely'

/**
 * A part of a statement: takes what `lines` (rows of `sku_id`, `quantity`, a sku once at most) ask for. Its rows,
 * `taken (id)`, are the skus that had enough. The caller holds the skus (`lockGoods`) and compares the count.
 *
 *   sql`with line as (…), ${takeStock(sql`select sku_id, quantity from line`)} select count(*) from taken`
 */
export const takeStock = (lines: RawBuilder<unknown>) => sql`
  taken as (
    update sku set stock = sku.stock - line.quantity, taken = sku.taken + line.quantity
    from (${lines}) line where sku.id = line.sku_id and sku.stock >= line.quantity
    returning sku.id
  )`
