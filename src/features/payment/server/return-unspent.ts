import { lockBuyer } from '#features/account/server/lock-buyer.ts'
import { addMessage } from '#features/notices/server/add-message.ts'
import type { paymentContract } from '#features/payment/payment-contract.ts'
import { type Act, withMessage } from '#platform/contract/act.ts'
import { toYuan } from '#platform/money.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'
import { returnTopUps } from './return-wallet.ts'

/** It asks for no payment password: the money can only go to where it came from. */
export const returnUnspent: Act<typeof paymentContract.returnUnspent> = async (_, { tx, actor, now }) => {
  await lockBuyer(tx, actor.id)
  const cents = await returnTopUps(tx, { buyerId: actor.id, now })
  if (cents === 0) return refuse(m.money_nothing_to_return)
  const amount = toYuan(cents)
  await addMessage(tx, actor.id, { kind: 'wallet_returned', data: { amount } }, now)
  return withMessage({ amount }, m.money_returned, { amount })
}
