import type { cartContract } from '#features/cart/cart-contract.ts'
import { addFavourites } from '#features/catalogue/server/collection/add-favourites.ts'
import type { Act } from '#platform/contract/act.ts'
import { withMessage } from '#platform/contract/act.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'
import { countCartLines } from './count-lines.ts'

export const moveLines: Act<typeof cartContract.moveLines> = async ({ id }, context) => {
  const { tx, actor } = context
  if (id.length === 0) refuse(m.cart_choose_to_move)
  const moved = await tx
    .deleteFrom('cart_line')
    .where('buyer_id', '=', actor.id)
    .where('id', 'in', id)
    .returning('product_id')
    .execute()
  if (moved.length === 0) return refuse(m.cart_no_line)
  await addFavourites(
    context,
    actor.id,
    moved.map((line) => line.product_id),
  )
  return withMessage({ count: await countCartLines(tx, actor.id) }, m.cart_moved)
}
