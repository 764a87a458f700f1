import type { cartContract } from '#features/cart/cart-contract.ts'
import type { Act } from '#platform/contract/act.ts'
import { countRows } from '#platform/database/count-rows.ts'
import type { ReadTx } from '#platform/database/tx.ts'

/**
 * Counted anew each time, by an index of at most 200 entries. Keeping it would need a change notice with every
 * addition, and PostgreSQL lets only one transaction with a notice commit at a time.
 */
export const countLines: Act<typeof cartContract.countLines> = async (_, { tx, actor }) => ({
  count: await countCartLines(tx, actor.id),
})

export const countCartLines = (tx: ReadTx, buyerId: number) =>
  countRows(tx, tx.selectFrom('cart_line').where('buyer_id', '=', buyerId))
