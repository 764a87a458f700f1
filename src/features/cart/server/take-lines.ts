import type { WriteTx } from '#platform/database/tx.ts'
import { refuse, type Sentence } from '#platform/refusal.ts'
import * as m from '#words'

/** Takes the buyer's own lines out of the cart; answers what was in them. */
export async function takeLines(tx: WriteTx, buyerId: number, ids: number[], noneChosen: Sentence) {
  if (ids.length === 0) return refuse(noneChosen)
  const taken = await tx
    .deleteFrom('cart_line')
    .where('buyer_id', '=', buyerId)
    .where('id', 'in', ids)
    .returning('product_id')
    .execute()
  return taken.length > 0 ? taken.map((line) => line.product_id) : refuse(m.cart_no_line)
}
