import { randomBytes } from 'node:crypto'
import type { keysSellerContract } from '#features/site/keys-seller-contract.ts'
import { type Act, withMessage } from '#platform/contract/act.ts'
import * as m from '#words'

export const rotateKey: Act<typeof keysSellerContract.rotateKey> = async ({ name }, { tx, now, trace }) => {
  await tx
    .updateTable('shop_secret')
    .set(({ ref }) => ({
      previous: ref('value'),
      value: randomBytes(32).toString('hex'),
      made_at: now,
    }))
    .where('name', '=', name)
    .execute()
  trace({ thing: 'key', id: name, reason: 'a new key signs' })
  return withMessage({}, m.sellerkeys_rotated, { name })
}
