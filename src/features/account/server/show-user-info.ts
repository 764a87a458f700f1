import type { accountContract } from '#features/account/account-contract.ts'
import type { Act } from '#platform/contract/act.ts'
import { findBuyer, showUser } from './buyer-store.ts'

export const showUserInfo: Act<typeof accountContract.userInfo> = async (_, { tx, actor, language }) =>
  showUser(tx, await findBuyer(tx, actor.id), language)
