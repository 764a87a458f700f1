import type { accountContract } from '#features/account/account-contract.ts'
import { CODE_TYPES } from '#features/account/account-facts.ts'
import { changeByCodeFaults, changeByOldFaults } from '#features/account/account-rules.ts'
import { type BuyerRow, findBuyer } from '#features/account/server/buyer-store.ts'
import { isNumberOf } from '#features/account/server/codes/allow-request.ts'
import { burnCode, checkCode } from '#features/account/server/codes/check-code.ts'
import { readNumber } from '#features/account/server/read-number.ts'
import { type Act, type StepContext, withMessage } from '#platform/contract/act.ts'
import type { Buyer } from '#platform/contract/actor.ts'
import type { Received } from '#platform/contract/define.ts'
import { refuse } from '#platform/refusal.ts'
import { refuseFirst } from '#platform/refuse-first.ts'
import { endSessions } from '#platform/session/end-sessions.ts'
import * as m from '#words'
import { checkPassword } from './check-password.ts'
import { hashPassword } from './hash-password.ts'
import { refuseCommonPassword } from './refuse-common-password.ts'

type Input = Received<typeof accountContract.changePassword>

export const changePassword: Act<typeof accountContract.changePassword> = async (input, context) => {
  const byCode = input.mobile !== undefined || input.code !== undefined
  refuseFirst(faultsOf(input, byCode))
  await refuseCommonPassword(input.password, m.account_common_password)
  const buyer = await findBuyer(context.tx, context.actor.id)
  const codeId = byCode ? await checkOwnCode(input, buyer, context) : undefined
  if (!byCode) await checkPassword(context, buyer, input.old_password, m.account_wrong_old_password)
  const passwordHash = await hashPassword(input.password)
  return context.write(async (writing) => {
    if (codeId !== undefined) await burnCode(writing.tx, codeId, writing.now)
    const { numUpdatedRows } = await writing.tx
      .updateTable('buyer')
      .set({ password_hash: passwordHash })
      .where('id', '=', buyer.id)
      // What was checked must still hold: of two changes at the same moment the second is refused.
      .where('password_hash', '=', buyer.password_hash)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return refuse(m.account_wrong_old_password)
    await endSessions(writing, buyer.id)
    const { trace, tx, services, now } = writing
    trace({ thing: 'buyer', id: buyer.id, reason: byCode ? 'password changed by SMS' : 'password changed' })
    await services.tellBuyer(tx, buyer.id, { kind: 'password_changed', data: {} }, now)
    return withMessage({}, m.account_changed)
  })
}

function faultsOf(input: Input, byCode: boolean) {
  const fresh = { password: input.password, repeat: input.repeat_password }
  return byCode
    ? changeByCodeFaults({ mobile: input.mobile ?? '', code: input.code ?? '', ...fresh })
    : changeByOldFaults({ oldPassword: input.old_password, ...fresh })
}

async function checkOwnCode(input: Input, buyer: BuyerRow, context: StepContext<Buyer>): Promise<number> {
  const number = readNumber({ prefix: input.prefix ?? buyer.prefix, mobile: input.mobile ?? '' })
  if (!isNumberOf(buyer, number)) return refuse(m.account_not_your_number)
  return checkCode(context, number, CODE_TYPES.reset, input.code ?? '')
}
