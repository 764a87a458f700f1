import type { addressContract } from '#features/address/address-contract.ts'
import type { Act } from '#platform/contract/act.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'
import { findAddress } from './address-store.ts'
import { showAddress } from './show-address.ts'

export const addressDetail: Act<typeof addressContract.addressDetail> = async (
  { id },
  { tx, actor, language },
) => {
  const mine = await findAddress(tx, actor.id, id)
  return mine ? showAddress(mine, language) : refuse(m.address_missing)
}
