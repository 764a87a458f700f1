import type { cartContract } from '#features/cart/cart-contract.ts'
import { addFavourites } from '#features/catalogue/server/collection/add-favourites.ts'
import type { Act } from '#platform/contract/act.ts'
import { withMessage } from '#platform/contract/act.ts'
import * as m from '#words'
import { countCartLines } from './count-lines.ts'
import { takeLines } from './take-lines.ts'

export const moveLines: Act<typeof cartContract.moveLines> = async ({ id }, context) => {
  const { tx, actor } = context
  const products = await takeLines(tx, actor.id, id, m.cart_choose_to_move)
  await addFavourites(context, actor.id, products)
  return withMessage({ count: await countCartLines(tx, actor.id) }, m.cart_moved)
}
