import { lockBuyer } from '#features/account/server/lock-buyer.ts'
import type { addressContract } from '#features/address/address-contract.ts'
import { type Act, withMessage } from '#platform/contract/act.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'
import { changeAddress, clearDefault, findAddress } from './address-store.ts'
import { checkAddress, type Site } from './check-address.ts'
import { showAddress } from './show-address.ts'

export const updateAddress: Act<typeof addressContract.updateAddress> = async (
  { id, is_default, ...site },
  { tx, actor, now, language },
) => {
  const checked = is_default !== undefined && isBlank(site) ? {} : checkAddress(site)
  await lockBuyer(tx, actor.id)
  const mine = await findAddress(tx, actor.id, id)
  if (!mine) return refuse(m.address_missing)
  // The default one stays it until another takes its place: there is always exactly one.
  const isDefault = mine.is_default || is_default === 1
  if (isDefault && !mine.is_default) await clearDefault(tx, actor.id)
  const row = await changeAddress(tx, actor.id, id, { ...checked, is_default: isDefault, updated_at: now })
  return withMessage(showAddress(row ?? mine, language), m.address_updated)
}

const isBlank = (site: Site) => Object.values(site).every((value) => value === undefined)
