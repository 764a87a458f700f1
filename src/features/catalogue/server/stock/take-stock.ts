import { type RawBuilder, sql } from 'kysely'
import { noteMoves } from './note-moves.ts'

type Order = { orderSn: string; actor: string; now: Date }

/**
 * A part of a statement: an order takes what `lines` (rows of `sku_id`, `quantity`, a sku once at most) ask for. The caller
 * holds the skus (`lockGoods`) and has seen that there is enough; if there were not, no stock is below zero and the statement fails.
 *
 *   sql`with line as (…), ${takeStock(sql`select sku_id, quantity from line`, order)} insert …`
 */
export const takeStock = (lines: RawBuilder<unknown>, { orderSn, actor, now }: Order) => sql`
  taken as (
    update sku set stock = sku.stock - line.quantity, taken = sku.taken + line.quantity
    from (${lines}) line
    -- How many lines there are the planner cannot know, and reads all skus for a hundred; of a list of numbers it expects few.
    where sku.id = line.sku_id and sku.id = any(array(select sku_id from (${lines}) each_line))
    returning sku.id as sku_id, sku.product_id, -line.quantity as units, sku.stock, ${orderSn}::text as reference
  ), taking_noted as (${noteMoves(sql`select * from taken`, { kind: 'ordered', actor, now })})`
