import { lockBuyer } from '#features/account/server/lock-buyer.ts'
import type { addressContract } from '#features/address/address-contract.ts'
import { MAX_ADDRESSES } from '#features/address/address-rules.ts'
import { type Act, withMessage } from '#platform/contract/act.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'
import { clearDefault, countAddresses, insertAddress } from './address-store.ts'
import { checkAddress } from './check-address.ts'
import { showAddress } from './show-address.ts'

export const addAddress: Act<typeof addressContract.addAddress> = async (
  input,
  { tx, actor, now, language },
) => {
  const checked = checkAddress(input)
  await lockBuyer(tx, actor.id)
  const count = await countAddresses(tx, actor.id)
  if (count >= MAX_ADDRESSES) return refuse(m.address_full, { max: MAX_ADDRESSES })
  const isDefault = count === 0 || input.is_default === 1
  if (isDefault) await clearDefault(tx, actor.id)
  const row = await insertAddress(tx, actor.id, {
    ...checked,
    is_default: isDefault,
    created_at: now,
    updated_at: now,
  })
  return withMessage(showAddress(row, language), m.address_added)
}
