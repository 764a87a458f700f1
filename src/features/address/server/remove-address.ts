import { lockBuyer } from '#features/account/server/lock-buyer.ts'
import type { addressContract } from '#features/address/address-contract.ts'
import { type Act, withMessage } from '#platform/contract/act.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'
import { deleteAddress, makeNewestDefault } from './address-store.ts'

export const removeAddress: Act<typeof addressContract.removeAddress> = async ({ id }, { tx, actor }) => {
  await lockBuyer(tx, actor.id)
  const removed = await deleteAddress(tx, actor.id, id)
  if (!removed) return refuse(m.address_missing)
  if (removed.is_default) await makeNewestDefault(tx, actor.id)
  return withMessage({}, m.address_removed)
}
