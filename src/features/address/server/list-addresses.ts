import type { addressContract } from '#features/address/address-contract.ts'
import type { Act } from '#platform/contract/act.ts'
import { addressesOf } from './address-store.ts'
import { showAddress } from './show-address.ts'

export const listAddresses: Act<typeof addressContract.listAddresses> = async (
  _,
  { tx, actor, language },
) => {
  const rows = await addressesOf(tx, actor.id)
  return rows.map((row) => showAddress(row, language))
}
