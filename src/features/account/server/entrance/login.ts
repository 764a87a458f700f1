import type { accountContract } from '#features/account/account-contract.ts'
import { loginFaults } from '#features/account/account-rules.ts'
import { findBuyerByNumber, showUser } from '#features/account/server/buyer-store.ts'
import { spendLimit } from '#features/account/server/codes/spend-limit.ts'
import { readNumber, wholeNumber } from '#features/account/server/read-number.ts'
import { isPassword } from '#features/account/server/security/hash-password.ts'
import { type Act, withMessage } from '#platform/contract/act.ts'
import { addressBlock } from '#platform/limits/address-block.ts'
import { refuse } from '#platform/refusal.ts'
import { refuseFirst } from '#platform/refuse-first.ts'
import { startSession } from '#platform/session/start-session.ts'
import * as m from '#words'

/**
 * Guessing one number from one place is stopped soon; from many places later, so that nobody can lock another
 * buyer out for long; guessing many numbers from one place, and from everywhere, at last.
 */
const FROM_HERE = { points: 10, seconds: 900 }
const FOR_NUMBER = { points: 60, seconds: 3600 }
const FROM_PLACE = { points: 300, seconds: 3600 }
const IN_SHOP = { points: 20_000, seconds: 600 }

export const login: Act<typeof accountContract.login> = async (input, context) => {
  refuseFirst(loginFaults({ ...input, agreed: true }))
  const number = readNumber(input)
  const { limiter } = context.services
  const place = addressBlock(context.address)
  const whole = wholeNumber(number)
  await spendLimit(limiter, `login:place:${place}`, FROM_PLACE)
  await spendLimit(limiter, `login:here:${whole}:${place}`, FROM_HERE)
  await spendLimit(limiter, `login:number:${whole}`, FOR_NUMBER)
  await spendLimit(limiter, 'login:shop', IN_SHOP)
  const buyer = await findBuyerByNumber(context.tx, number)
  const right = await isPassword(buyer?.password_hash, input.password)
  if (!buyer || !right) return refuse(m.account_wrong_login)
  const token = await context.write(async (writing) => {
    // A password changed in this very moment ends all sessions; this one must not slip in behind it.
    const same = await writing.tx
      .selectFrom('buyer')
      .select('id')
      .where('id', '=', buyer.id)
      .where('password_hash', '=', buyer.password_hash)
      .where('closed_at', 'is', null)
      .forShare()
      .executeTakeFirst()
    return same ? startSession(writing, buyer.id) : refuse(m.account_wrong_login)
  })
  await limiter.forget(`login:here:${whole}:${place}`)
  await limiter.forget(`login:number:${whole}`)
  const user = await showUser(context.tx, buyer, context.language)
  return withMessage({ userinfo: { ...user, user_token: token } }, m.account_logged_in)
}
