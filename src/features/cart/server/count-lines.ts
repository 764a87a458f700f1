import type { cartContract } from '#features/cart/cart-contract.ts'
import type { Act } from '#platform/contract/act.ts'
import type { ReadTx } from '#platform/database/tx.ts'

/**
 * Counted anew each time, by an index of at most 200 entries. Keeping it would need a change notice with every
 * addition, and PostgreSQL lets only one transaction with a notice commit at a time.
 */
export const countLines: Act<typeof cartContract.countLines> = async (_, { tx, actor }) => ({
  count: await countCartLines(tx, actor.id),
})

export async function countCartLines(tx: ReadTx, buyerId: number): Promise<number> {
  const { lines } = await tx
    .selectFrom('cart_line')
    .where('buyer_id', '=', buyerId)
    .select((eb) => eb.fn.countAll<number>().as('lines'))
    .executeTakeFirstOrThrow()
  return lines
}
