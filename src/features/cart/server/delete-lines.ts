import type { cartContract } from '#features/cart/cart-contract.ts'
import type { Act } from '#platform/contract/act.ts'
import { withMessage } from '#platform/contract/act.ts'
import * as m from '#words'
import { countCartLines } from './count-lines.ts'
import { takeLines } from './take-lines.ts'

export const deleteLines: Act<typeof cartContract.deleteLines> = async ({ id }, { tx, actor }) => {
  await takeLines(tx, actor.id, id, m.cart_choose_to_delete)
  return withMessage({ count: await countCartLines(tx, actor.id) }, m.cart_deleted)
}
