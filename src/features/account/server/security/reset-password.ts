import type { accountContract } from '#features/account/account-contract.ts'
import { CODE_TYPES } from '#features/account/account-facts.ts'
import { forgotFaults } from '#features/account/account-rules.ts'
import { findBuyerByNumber } from '#features/account/server/buyer-store.ts'
import { burnCode, checkCode } from '#features/account/server/codes/check-code.ts'
import { forgetLoginTries } from '#features/account/server/entrance/count-login-tries.ts'
import { readServedNumber } from '#features/account/server/read-number.ts'
import { type Act, withMessage } from '#platform/contract/act.ts'
import { refuse } from '#platform/refusal.ts'
import { refuseFirst } from '#platform/refuse-first.ts'
import { endSessions } from '#platform/session/end-sessions.ts'
import * as m from '#words'
import { hashPassword } from './hash-password.ts'
import { refuseCommonPassword } from './refuse-common-password.ts'

export const resetPassword: Act<typeof accountContract.resetPassword> = async (input, context) => {
  // The picture was asked for before the message was sent, and the page compares the two passwords.
  refuseFirst(forgotFaults({ ...input, picture: '-', repeat: input.password }))
  await refuseCommonPassword(input.password, m.account_common_password)
  const number = await readServedNumber(context.tx, input)
  const codeId = await checkCode(context, number, CODE_TYPES.reset, input.code)
  const passwordHash = await hashPassword(input.password)
  const done = await context.write(async (writing) => {
    const { tx, now, trace, services } = writing
    await burnCode(tx, codeId, now)
    const buyer = await findBuyerByNumber(tx, number)
    if (!buyer) return refuse(m.account_not_registered)
    await tx.updateTable('buyer').set({ password_hash: passwordHash }).where('id', '=', buyer.id).execute()
    await endSessions(writing, buyer.id)
    trace({ thing: 'buyer', id: buyer.id, reason: 'password reset by SMS' })
    await services.tellBuyer(tx, buyer.id, { kind: 'password_changed', data: {} }, now)
    return withMessage({}, m.account_reset_done)
  })
  // Whoever holds the phone is the owner, whatever others tried before.
  await forgetLoginTries(context.services.limiter, number, context.address)
  return done
}
