import type { keysSellerContract } from '#features/site/keys-seller-contract.ts'
import { type Act, withMessage } from '#platform/contract/act.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'

export const forgetKey: Act<typeof keysSellerContract.forgetKey> = async ({ name }, { tx, trace }) => {
  const { numUpdatedRows } = await tx
    .updateTable('shop_secret')
    .set({ previous: null })
    .where('name', '=', name)
    .where('previous', 'is not', null)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return refuse(m.sellerkeys_none, { name })
  trace({ thing: 'key', id: name, reason: 'the key before is forgotten' })
  return withMessage({}, m.sellerkeys_forgotten, { name })
}
