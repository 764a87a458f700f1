import type { cartContract } from '#features/cart/cart-contract.ts'
import type { Act } from '#platform/contract/act.ts'
import { withMessage } from '#platform/contract/act.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'
import { countCartLines } from './count-lines.ts'

export const deleteLines: Act<typeof cartContract.deleteLines> = async ({ id }, { tx, actor }) => {
  if (id.length === 0) refuse(m.cart_choose_to_delete)
  const gone = await tx
    .deleteFrom('cart_line')
    .where('buyer_id', '=', actor.id)
    .where('id', 'in', id)
    .returning('id')
    .execute()
  if (gone.length === 0) return refuse(m.cart_no_line)
  return withMessage({ count: await countCartLines(tx, actor.id) }, m.cart_deleted)
}
