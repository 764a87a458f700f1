import type { takesSellerContract } from '#features/takes/takes-seller-contract.ts'
import { type Act, withMessage } from '#platform/contract/act.ts'
import * as m from '#words'
import { lockOpenTake } from './lock-take.ts'

export const dropTake: Act<typeof takesSellerContract.dropTake> = async ({ id }, { tx, now, trace }) => {
  const { name } = await lockOpenTake(tx, id, 'end')
  await tx.updateTable('stock_take').set({ dropped_at: now }).where('id', '=', id).execute()
  trace({ thing: 'take', id, after: { dropped: true } })
  return withMessage({}, m.takes_dropped, { name })
}
