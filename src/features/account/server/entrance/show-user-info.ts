import type { accountContract } from '#features/account/account-contract.ts'
import { findBuyer, showUser } from '#features/account/server/buyer-store.ts'
import type { Act } from '#platform/contract/act.ts'

export const showUserInfo: Act<typeof accountContract.showUserInfo> = async (_, { tx, actor, language }) =>
  showUser(tx, await findBuyer(tx, actor.id), language)
