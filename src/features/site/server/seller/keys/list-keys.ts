import type { keysSellerContract } from '#features/site/keys-seller-contract.ts'
import { SHOP_KEYS } from '#features/site/shop-keys.ts'
import type { Act } from '#platform/contract/act.ts'
import { shopTime } from '#platform/time.ts'

export const listKeys: Act<typeof keysSellerContract.listKeys> = async (_, { tx }) => {
  const rows = await tx
    .selectFrom('shop_secret')
    .select(['name', 'made_at', 'previous'])
    .where('name', 'in', SHOP_KEYS)
    .orderBy('name')
    .execute()
  return rows.map(({ name, made_at, previous }) => ({
    name,
    made_time: shopTime(made_at),
    previous: previous === null ? 0 : 1,
  }))
}
