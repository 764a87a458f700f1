import type { accountContract } from '#features/account/account-contract.ts'
import { loginFaults } from '#features/account/account-rules.ts'
import { type BuyerRow, findBuyerByNumber, showUser } from '#features/account/server/buyer-store.ts'
import { checkRead } from '#features/account/server/codes/check-picture.ts'
import { spendPlace } from '#features/account/server/codes/spend-limit.ts'
import { noteConsent } from '#features/account/server/consents/note-consent.ts'
import { readNumber, wholeNumber } from '#features/account/server/read-number.ts'
import { isPassword } from '#features/account/server/security/hash-password.ts'
import { type Act, type StepContext, withMessage } from '#platform/contract/act.ts'
import type { Received } from '#platform/contract/define.ts'
import { refuse } from '#platform/refusal.ts'
import { refuseFirst } from '#platform/refuse-first.ts'
import { startSession } from '#platform/session/start-session.ts'
import type { PhoneNumber } from '#platform/sms/sms-sender.ts'
import * as m from '#words'
import { countLoginTry, forgetLoginTries } from './count-login-tries.ts'

/** Guessing many numbers from one place. */
const FROM_PLACE = { points: 300, seconds: 3600 }
const A_DAY = { points: 1, seconds: 86_400 }

type Input = Received<typeof accountContract.login>

export const login: Act<typeof accountContract.login> = async (input, context) => {
  refuseFirst(loginFaults({ ...input, agreed: true }))
  const number = readNumber(input)
  const { limiter, shopLimits } = context.services
  await spendPlace(limiter, 'login:place', context.address, FROM_PLACE)
  const guessed = await countLoginTry(limiter, number, context.address)
  // The right password is never refused for what others tried: whoever sends it is only asked to show they are a person.
  if (guessed) await checkPerson(input, number, context)
  const crowded = (await limiter.consume('login:hashes', shopLimits.hashes)) > 0
  if (crowded && !guessed) await checkRead(input, context)
  const buyer = await findBuyerByNumber(context.tx, number)
  const right = await isPassword(buyer?.password_hash, input.password)
  if (!buyer || !right) {
    // Told for numbers without an account too: they must take as long.
    await context.traceNow({ thing: 'buyer', id: buyer?.id ?? 0, reason: 'wrong password' })
    return refuse(m.account_wrong_login)
  }
  const token = await enter(buyer, context)
  await forgetLoginTries(limiter, number, context.address)
  const user = await showUser(context.tx, buyer, context.language)
  return withMessage({ userinfo: { ...user, user_token: token } }, m.account_logged_in)
}

/** A picture code; the owner is told once a day that somebody makes it necessary. */
async function checkPerson(input: Input, number: PhoneNumber, context: StepContext): Promise<void> {
  const { services, now } = context
  const first = (await services.limiter.consume(`login:told:${wholeNumber(number)}`, A_DAY)) === 0
  const owner = await findBuyerByNumber(context.tx, number)
  if (first && owner) {
    await context.write(async ({ tx, trace }) => {
      trace({ thing: 'buyer', id: owner.id, reason: 'many wrong passwords: a picture code is asked for' })
      await services.tellBuyer(tx, owner.id, { kind: 'login_guessed', data: {} }, now)
    })
  }
  await checkRead(input, context)
}

const enter = (buyer: BuyerRow, context: StepContext): Promise<string> =>
  context.write(async (writing) => {
    // A password changed in this very moment ends all sessions; this one must not slip in behind it.
    const same = await writing.tx
      .selectFrom('buyer')
      .select(['id', 'blocked_at'])
      .where('id', '=', buyer.id)
      .where('password_hash', '=', buyer.password_hash)
      .where('closed_at', 'is', null)
      .forShare()
      .executeTakeFirst()
    if (!same) return refuse(m.account_wrong_login)
    // Said only to whoever has the password.
    if (same.blocked_at) return refuse(m.account_blocked)
    writing.trace({ thing: 'buyer', id: buyer.id, after: { device: writing.userAgent.slice(0, 120) } })
    await noteConsent(writing, buyer.id)
    return startSession(writing, buyer.id)
  })
