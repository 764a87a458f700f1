import type { accountContract } from '#features/account/account-contract.ts'
import { CODE_TYPES } from '#features/account/account-facts.ts'
import { verifyPhoneFaults } from '#features/account/account-rules.ts'
import { type Act, say } from '#platform/contract/act.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'
import { findBuyer } from './buyer-store.ts'
import { burnCode, checkCode } from './check-code.ts'
import { isNumberOf } from './may-ask-for.ts'
import { notePhoneChecked } from './phone-check.ts'
import { readNumber } from './read-number.ts'
import { refuseFirst } from './refuse-first.ts'

export const verifyPhone: Act<typeof accountContract.verifyPhone> = async (input, given) => {
  refuseFirst(verifyPhoneFaults({ oldCode: input.code }))
  const buyer = await findBuyer(given.tx, given.actor.id)
  const number =
    input.mobile === '' ? buyer : readNumber({ prefix: input.prefix ?? buyer.prefix, mobile: input.mobile })
  if (!isNumberOf(buyer, number)) return refuse(m.account_not_your_number)
  const codeId = await checkCode(given, buyer, CODE_TYPES.verify, input.code)
  return given.write(async ({ tx, now, actor }) => {
    await burnCode(tx, codeId, now)
    await notePhoneChecked(tx, actor.sessionId, now)
    return say({}, m.account_phone_verified)
  })
}
