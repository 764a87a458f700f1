import { type RawBuilder, sql } from 'kysely'
import type { catalogueSellerContract } from '#features/catalogue/catalogue-seller-contract.ts'
import { noteMoves } from '#features/catalogue/server/stock/note-moves.ts'
import { tagsOfMove } from '#features/catalogue/server/stock/tags-of-scarce.ts'
import type { StockMoveKind } from '#features/catalogue/stock-moves.ts'
import { type Act, withMessage } from '#platform/contract/act.ts'
import { actorKey } from '#platform/contract/actor.ts'
import { run } from '#platform/database/raw-sql.ts'
import type { ReadTx } from '#platform/database/tx.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'
import { stockLines } from './list-stock.ts'

const MAX_STOCK = 1_000_000_000

type How = 'set' | 'add' | 'take'

/** In bigint, so that a sum beyond what a stock may be is refused and not an overflow. */
const LEFT: Record<How, (number: number) => RawBuilder<number>> = {
  set: (number) => sql`${number}::bigint`,
  add: (number) => sql`stock + ${number}::bigint`,
  take: (number) => sql`stock - ${number}::bigint`,
}
const KIND: Record<How, StockMoveKind> = { set: 'set', add: 'added', take: 'taken' }

/** Buyers take from the stock meanwhile, so adding and taking happen where it stands, never from a number read before. */
export const setStock: Act<typeof catalogueSellerContract.setStock> = async (
  { sku_id, how, number, reason },
  { tx, actor, now, language, changed, trace },
) => {
  if (reason === '') refuse(m.stock_reason_missing)
  const cause = { kind: KIND[how], actor: actorKey(actor), reason, now }
  const { rows } = await run<{ product_id: number; before: number; after: number }>(tx)`
    with held as (
      select id, stock as before, ${LEFT[how](number)} as wanted from sku where id = ${sku_id} for no key update
    ), changed as (
      update sku set stock = held.wanted::int from held
      where sku.id = held.id and held.wanted between 0 and ${MAX_STOCK}::int
      returning sku.id as sku_id, product_id, sku.stock - held.before as units, sku.stock, '' as reference
    ), noted as (${noteMoves(sql`select * from changed`, cause)})
    select product_id, stock - units as before, stock as after from changed`
  const [done] = rows
  if (!done) return refuseStock(tx, sku_id)
  const { product_id, before, after } = done
  changed(...tagsOfMove({ product_id, before, after }))
  trace({ thing: 'sku', id: sku_id, before: { stock: before }, after: { stock: after }, reason })
  const [line] = await stockLines(tx, [sku_id], language)
  return withMessage(line!, m.seller_stock_done, { name: line!.sku_name, stock: line!.stock })
}

async function refuseStock(tx: ReadTx, skuId: number): Promise<never> {
  const sku = await tx.selectFrom('sku').where('id', '=', skuId).select('stock').executeTakeFirst()
  if (!sku) return refuse(m.seller_no_sku, { id: skuId })
  return refuse(m.seller_stock_short, { stock: sku.stock, max: MAX_STOCK })
}
