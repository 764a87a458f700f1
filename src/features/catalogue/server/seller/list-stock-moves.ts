import type { catalogueSellerContract } from '#features/catalogue/catalogue-seller-contract.ts'
import { nameActors } from '#features/people/server/name-actors.ts'
import type { Act } from '#platform/contract/act.ts'
import { answerPage } from '#platform/database/answer-page.ts'
import { countRows } from '#platform/database/count-rows.ts'
import { findsAny } from '#platform/database/finds-any.ts'
import { refuse } from '#platform/refusal.ts'
import { shopTime } from '#platform/time.ts'
import * as m from '#words'

/** A sku that has left its product still has its history. */
export const listStockMoves: Act<typeof catalogueSellerContract.listStockMoves> = async (
  { sku_id, page },
  { tx, language },
) => {
  const moves = tx.selectFrom('stock_move').where('sku_id', '=', sku_id)
  const total = await countRows(tx, moves)
  if (total === 0 && !(await findsAny(tx, tx.selectFrom('sku').where('id', '=', sku_id))))
    return refuse(m.seller_no_sku, { id: sku_id })
  const answer = await answerPage(
    { page, perPage: 50, total },
    moves
      .select(['kind', 'units', 'stock', 'actor', 'reason', 'reference', 'created_at'])
      .orderBy('id', 'desc'),
    ({ stock, created_at, ...row }) => ({
      ...row,
      before: stock - row.units,
      after: stock,
      created_at: shopTime(created_at),
    }),
  )
  const actors = answer.data.map(({ actor }) => actor)
  const nameOf = await nameActors(tx, actors, language)
  return { ...answer, data: answer.data.map((move) => ({ ...move, by: nameOf(move.actor) })) }
}
