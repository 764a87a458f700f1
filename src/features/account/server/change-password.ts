import type { accountContract } from '#features/account/account-contract.ts'
import { CODE_TYPES } from '#features/account/account-facts.ts'
import { changeByCodeFaults, changeByOldFaults } from '#features/account/account-rules.ts'
import { type Act, type Stepping, say } from '#platform/contract/act.ts'
import type { Buyer } from '#platform/contract/actor.ts'
import type { Received } from '#platform/contract/define.ts'
import { refuse } from '#platform/refusal.ts'
import { endSessions } from '#platform/session/end-sessions.ts'
import * as m from '#words'
import { type BuyerRow, findBuyer } from './buyer-store.ts'
import { burnCode, checkCode } from './check-code.ts'
import { checkPassword } from './check-password.ts'
import { hashPassword } from './hash-password.ts'
import { isNumberOf } from './may-ask-for.ts'
import { readNumber } from './read-number.ts'
import { refuseFirst } from './refuse-first.ts'

type Input = Received<typeof accountContract.changePassword>

export const changePassword: Act<typeof accountContract.changePassword> = async (input, given) => {
  const byCode = input.mobile !== undefined || input.code !== undefined
  refuseFirst(faultsOf(input, byCode))
  const buyer = await findBuyer(given.tx, given.actor.id)
  const codeId = byCode ? await checkOwnCode(input, buyer, given) : undefined
  if (!byCode) await checkPassword(given, buyer, input.old_password, m.account_wrong_old_password)
  const passwordHash = await hashPassword(input.password)
  return given.write(async (writing) => {
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
    return say({}, m.account_changed)
  })
}

function faultsOf(input: Input, byCode: boolean) {
  const fresh = { password: input.password, repeat: input.repeat_password }
  return byCode
    ? changeByCodeFaults({ mobile: input.mobile ?? '', code: input.code ?? '', ...fresh })
    : changeByOldFaults({ oldPassword: input.old_password, ...fresh })
}

async function checkOwnCode(input: Input, buyer: BuyerRow, given: Stepping<Buyer>): Promise<number> {
  const number = readNumber({ prefix: input.prefix ?? buyer.prefix, mobile: input.mobile ?? '' })
  if (!isNumberOf(buyer, number)) return refuse(m.account_not_your_number)
  return checkCode(given, number, CODE_TYPES.reset, input.code ?? '')
}
