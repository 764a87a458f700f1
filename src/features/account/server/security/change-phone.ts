import type { accountContract } from '#features/account/account-contract.ts'
import { CODE_TYPES } from '#features/account/account-facts.ts'
import { changePhoneFaults } from '#features/account/account-rules.ts'
import { maskMobile } from '#features/account/mask-mobile.ts'
import { findBuyer } from '#features/account/server/buyer-store.ts'
import { isNumberOf } from '#features/account/server/codes/allow-request.ts'
import { burnCode, checkCode } from '#features/account/server/codes/check-code.ts'
import { readServedNumber } from '#features/account/server/read-number.ts'
import { type Act, type WriteContext, withMessage } from '#platform/contract/act.ts'
import type { Buyer } from '#platform/contract/actor.ts'
import { refuse } from '#platform/refusal.ts'
import { refuseFirst } from '#platform/refuse-first.ts'
import { endSessions } from '#platform/session/end-sessions.ts'
import type { PhoneNumber } from '#platform/sms/sms-sender.ts'
import * as m from '#words'
import { isPhoneChecked, takePhoneCheck } from './phone-check.ts'

export const changePhone: Act<typeof accountContract.changePhone> = async (input, context) => {
  const { tx, now, actor } = context
  const verified = await isPhoneChecked(tx, actor.sessionId, now)
  refuseFirst(changePhoneFaults({ verified, mobile: input.mobile, code: input.code }))
  const number = await readServedNumber(tx, input)
  const buyer = await findBuyer(tx, actor.id)
  if (isNumberOf(buyer, number)) return refuse(m.account_same_number)
  const codeId = await checkCode(context, number, CODE_TYPES.change, input.code)
  return context.write(async (writing) => {
    if (!(await takePhoneCheck(writing.tx, actor.sessionId, now))) return refuse(m.account_verify_first)
    await burnCode(writing.tx, codeId, now)
    await moveTo(number, writing)
    // Whoever holds another session of this account may be whom the number was changed for.
    await endSessions(writing, actor.id, actor.sessionId)
    const mobile = maskMobile(number)
    writing.trace({ thing: 'buyer', id: actor.id, before: { mobile: maskMobile(buyer) }, after: { mobile } })
    await writing.services.tellBuyer(writing.tx, actor.id, { kind: 'phone_changed', data: { mobile } }, now)
    return withMessage({}, m.account_changed)
  })
}

const UNIQUE_VIOLATION = '23505'

/** The table itself says whether the number is free: someone may register with it at this very moment. */
async function moveTo(number: PhoneNumber, { tx, actor }: WriteContext<Buyer>): Promise<void> {
  try {
    await tx
      .updateTable('buyer')
      .set({ prefix: number.prefix, mobile: number.mobile })
      .where('id', '=', actor.id)
      .execute()
  } catch (error) {
    if ((error as { code?: string }).code === UNIQUE_VIOLATION) return refuse(m.account_number_taken)
    throw error
  }
}
