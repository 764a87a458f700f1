import { keepNote } from '#features/account/server/seller/keep-note.ts'
import type { buyersSellerContract } from '#features/buyers/buyers-seller-contract.ts'
import { type Act, withMessage } from '#platform/contract/act.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'

export const noteBuyer: Act<typeof buyersSellerContract.noteBuyer> = async ({ id, note }, { tx, trace }) => {
  const before = await keepNote(tx, id, note)
  if (before === undefined) return refuse(m.buyers_none, { id })
  trace({ thing: 'buyer', id, before: { note: before }, after: { note } })
  return withMessage({}, m.buyers_noted, { id })
}
