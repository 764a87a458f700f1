import type { accountContract } from '#features/account/account-contract.ts'
import { payPasswordFaults } from '#features/account/account-rules.ts'
import { type Act, say } from '#platform/contract/act.ts'
import * as m from '#words'
import { findBuyer } from './buyer-store.ts'
import { checkPassword } from './check-password.ts'
import { hashPassword } from './hash-password.ts'
import { refuseFirst } from './refuse-first.ts'

export const setPaymentPassword: Act<typeof accountContract.paymentPassword> = async (input, given) => {
  const { password, pay_password: payPassword, repeat_password: repeat } = input
  refuseFirst(payPasswordFaults({ password, payPassword, repeat }))
  const buyer = await findBuyer(given.tx, given.actor.id)
  await checkPassword(given, buyer, password, m.account_wrong_password)
  const hash = await hashPassword(payPassword)
  return given.write(async ({ tx, actor }) => {
    await tx
      .updateTable('buyer')
      .set({ payment_password_hash: hash, payment_tries: 0, payment_locked_until: null })
      .where('id', '=', actor.id)
      .execute()
    return say({}, m.account_pay_password_done)
  })
}
