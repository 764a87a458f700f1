import type { accountContract } from '#features/account/account-contract.ts'
import { CODE_TYPES } from '#features/account/account-facts.ts'
import { forgotFaults } from '#features/account/account-rules.ts'
import { type Act, say } from '#platform/contract/act.ts'
import { refuse } from '#platform/refusal.ts'
import { endSessions } from '#platform/session/end-sessions.ts'
import * as m from '#words'
import { findBuyerByNumber } from './buyer-store.ts'
import { burnCode, checkCode } from './check-code.ts'
import { hashPassword } from './hash-password.ts'
import { readServedNumber } from './read-number.ts'
import { refuseFirst } from './refuse-first.ts'

export const resetPassword: Act<typeof accountContract.resetPassword> = async (input, given) => {
  // The picture was asked for before the message was sent, and the page compares the two passwords.
  refuseFirst(forgotFaults({ ...input, picture: '-', repeat: input.password }))
  const number = await readServedNumber(given.tx, input)
  const codeId = await checkCode(given, number, CODE_TYPES.reset, input.code)
  const passwordHash = await hashPassword(input.password)
  return given.write(async (writing) => {
    const { tx, now } = writing
    await burnCode(tx, codeId, now)
    const buyer = await findBuyerByNumber(tx, number)
    if (!buyer) return refuse(m.account_not_registered)
    await tx.updateTable('buyer').set({ password_hash: passwordHash }).where('id', '=', buyer.id).execute()
    await endSessions(writing, buyer.id)
    return say({}, m.account_reset_done)
  })
}
