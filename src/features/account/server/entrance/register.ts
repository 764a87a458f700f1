import { randomInt } from 'node:crypto'
import type { accountContract } from '#features/account/account-contract.ts'
import { CODE_TYPES } from '#features/account/account-facts.ts'
import { registerFaults } from '#features/account/account-rules.ts'
import { findBuyer, showUser } from '#features/account/server/buyer-store.ts'
import { burnCode, checkCode } from '#features/account/server/codes/check-code.ts'
import { noteConsent } from '#features/account/server/consents/note-consent.ts'
import { readServedNumber } from '#features/account/server/read-number.ts'
import { hashPassword } from '#features/account/server/security/hash-password.ts'
import { refuseCommonPassword } from '#features/account/server/security/refuse-common-password.ts'
import { type Act, withMessage } from '#platform/contract/act.ts'
import { refuse } from '#platform/refusal.ts'
import { refuseFirst } from '#platform/refuse-first.ts'
import { startSession } from '#platform/session/start-session.ts'
import * as m from '#words'

export const register: Act<typeof accountContract.register> = async (input, context) => {
  refuseFirst(registerFaults({ ...input, agreed: true }))
  await refuseCommonPassword(input.password, m.account_common_password)
  const number = await readServedNumber(context.tx, input)
  const codeId = await checkCode(context, number, CODE_TYPES.register, input.code)
  const passwordHash = await hashPassword(input.password)
  // Random digits, not the phone's: the name is seen by everyone.
  const tail = String(randomInt(100_000, 1_000_000))
  return context.write(async (writing) => {
    const { tx, now, language } = writing
    await burnCode(tx, codeId, now)
    const added = await tx
      .insertInto('buyer')
      .values({
        ...number,
        password_hash: passwordHash,
        nickname: m.account_default_nickname({ tail }, { locale: language }),
        created_at: now,
        closed_at: null,
      })
      .onConflict((conflict) =>
        conflict.columns(['prefix', 'mobile']).where('closed_at', 'is', null).doNothing(),
      )
      .returning('id')
      .executeTakeFirst()
    // Said only to whoever holds the code, and so the phone.
    if (!added) return refuse(m.account_registered)
    await noteConsent(writing, added.id)
    const token = await startSession(writing, added.id)
    const buyer = await findBuyer(tx, added.id)
    const user = await showUser(tx, buyer, language)
    return withMessage({ userinfo: { ...user, user_token: token } }, m.account_welcome)
  })
}
