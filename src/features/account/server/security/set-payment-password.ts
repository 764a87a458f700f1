import type { accountContract } from '#features/account/account-contract.ts'
import { payPasswordFaults } from '#features/account/account-rules.ts'
import { findBuyer } from '#features/account/server/buyer-store.ts'
import { type Act, withMessage } from '#platform/contract/act.ts'
import { refuseFirst } from '#platform/refuse-first.ts'
import * as m from '#words'
import { checkPassword } from './check-password.ts'
import { hashPassword } from './hash-password.ts'

export const setPaymentPassword: Act<typeof accountContract.setPaymentPassword> = async (input, context) => {
  const { password, pay_password: payPassword, repeat_password: repeat } = input
  refuseFirst(payPasswordFaults({ password, payPassword, repeat }))
  const buyer = await findBuyer(context.tx, context.actor.id)
  await checkPassword(context, buyer, password, m.account_wrong_password)
  const hash = await hashPassword(payPassword)
  return context.write(async ({ tx, actor, trace, services, now }) => {
    await tx
      .updateTable('buyer')
      .set({ payment_password_hash: hash, payment_tries: 0, payment_locked_until: null })
      .where('id', '=', actor.id)
      .execute()
    trace({ thing: 'buyer', id: actor.id, reason: 'payment password set' })
    await services.tellBuyer(tx, actor.id, { kind: 'payment_password_set', data: {} }, now)
    return withMessage({}, m.account_pay_password_done)
  })
}
