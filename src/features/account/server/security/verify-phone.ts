import type { accountContract } from '#features/account/account-contract.ts'
import { CODE_TYPES } from '#features/account/account-facts.ts'
import { verifyPhoneFaults } from '#features/account/account-rules.ts'
import { findBuyer } from '#features/account/server/buyer-store.ts'
import { isNumberOf } from '#features/account/server/codes/allow-request.ts'
import { burnCode, checkCode } from '#features/account/server/codes/check-code.ts'
import { readNumber } from '#features/account/server/read-number.ts'
import { type Act, withMessage } from '#platform/contract/act.ts'
import { refuse } from '#platform/refusal.ts'
import { refuseFirst } from '#platform/refuse-first.ts'
import * as m from '#words'
import { notePhoneChecked } from './phone-check.ts'

export const verifyPhone: Act<typeof accountContract.verifyPhone> = async (input, context) => {
  refuseFirst(verifyPhoneFaults({ oldCode: input.code }))
  const buyer = await findBuyer(context.tx, context.actor.id)
  const number =
    input.mobile === '' ? buyer : readNumber({ prefix: input.prefix ?? buyer.prefix, mobile: input.mobile })
  if (!isNumberOf(buyer, number)) return refuse(m.account_not_your_number)
  const codeId = await checkCode(context, buyer, CODE_TYPES.verify, input.code)
  return context.write(async ({ tx, now, actor }) => {
    await burnCode(tx, codeId, now)
    await notePhoneChecked(tx, actor.sessionId, now)
    return withMessage({}, m.account_phone_verified)
  })
}
