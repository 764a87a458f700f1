import type { accountContract } from '#features/account/account-contract.ts'
import { CODE_TYPES, type CodeType, RESEND_SECONDS } from '#features/account/account-facts.ts'
import { sendCodeFaults } from '#features/account/account-rules.ts'
import { findBuyerByNumber } from '#features/account/server/buyer-store.ts'
import { readServedNumber, wholeNumber } from '#features/account/server/read-number.ts'
import { type Act, type StepContext, withMessage } from '#platform/contract/act.ts'
import type { Received } from '#platform/contract/define.ts'
import { CODES } from '#platform/contract/envelope.ts'
import type { Language } from '#platform/i18n/language.ts'
import { consumePlace } from '#platform/limits/consume-place.ts'
import { Refusal, refuse } from '#platform/refusal.ts'
import { refuseFirst } from '#platform/refuse-first.ts'
import type { PhoneNumber, Template } from '#platform/sms/sms-sender.ts'
import * as m from '#words'
import { allowRequest } from './allow-request.ts'
import { makeCode, saveCode } from './check-code.ts'
import { checkRead } from './check-picture.ts'

const WAIT = { points: 1, seconds: RESEND_SECONDS }
const A_DAY = { points: 10, seconds: 86_400 }
const FROM_PLACE = { points: 30, seconds: 3600 }

type Input = Received<typeof accountContract.sendCode>

const TEMPLATE: Record<CodeType, Template> = { 1: 'register', 2: 'reset', 6: 'verify', 7: 'change' }

/** The specification's page reads the reason from `data.msg`, so it stands there too. */
export const sendCode: Act<typeof accountContract.sendCode> = async (input, context) => {
  try {
    return await send(input, context)
  } catch (error) {
    throw revealInDemo(error, context.language)
  }
}

const send: typeof sendCode = async (input, context) => {
  refuseFirst(sendCodeFaults(input))
  const number = await readServedNumber(context.tx, input)
  await allowRequest(input, number, context)
  await spendMessage(number, input, context)
  const code = makeCode()
  await context.write(({ tx }) => saveCode(tx, number, input.type, code, context.now))
  await deliver(number, input.type, code, context)
  const msg = m.account_code_sent({}, { locale: context.language })
  return withMessage(context.services.demo ? { msg, code } : { msg }, m.account_code_sent)
}

/** Sending again waits; who has just registered and goes on to another matter does not. */
const waitKey = (phone: PhoneNumber, type: CodeType) => `sms:wait:${type}:${wholeNumber(phone)}`

/**
 * From the cheapest to the dearest to lose: what is refused here counts for none after it. The shop's last count is what all
 * messages may cost, so it is the one that refuses everybody; half of it is kept for whoever has an account or reads a picture.
 */
async function spendMessage(phone: PhoneNumber, input: Input, context: StepContext): Promise<void> {
  const { services, address } = context
  const { limiter, smsPerHour } = services
  const { type } = input
  const number = wholeNumber(phone)
  const crowded = await consumePlace(limiter, 'sms:place', address, FROM_PLACE)
  if (crowded > 0) refuse(m.account_code_place)
  if (type === CODE_TYPES.register) {
    const half = { points: Math.ceil(smsPerHour / 2), seconds: 3600 }
    const unread = input.picture_id === ''
    if (!unread || (await limiter.consume('sms:unread', half)) > 0) await checkRead(input, context)
  }
  const wait = await limiter.consume(waitKey(phone, type), WAIT)
  if (wait > 0) refuse(m.account_code_wait, { seconds: wait }, { wait })
  // Each purpose by itself: anyone may ask for codes to register a number, and must not use up its owner's.
  const full = await limiter.consume(`sms:day:${type}:${number}`, A_DAY)
  if (full > 0) refuse(m.account_code_day)
  const fuse = await limiter.consume('sms:shop', { points: smsPerHour, seconds: 3600 })
  if (fuse > 0) refuse(m.account_code_shop)
}

async function deliver(number: PhoneNumber, type: CodeType, code: string, { tx, services }: StepContext) {
  if (type === CODE_TYPES.reset) {
    // Whether the number has an account must show neither in the answer nor in how long it takes: nobody waits for
    // the message, and a number without an account gets none. What fails is logged by the sender.
    const known = await findBuyerByNumber(tx, number)
    if (known) void services.sms.send(number, code, TEMPLATE[type]).catch(() => undefined)
    return
  }
  try {
    await services.sms.send(number, code, TEMPLATE[type])
  } catch {
    await services.limiter.forget(waitKey(number, type))
    refuse(m.account_code_failed)
  }
}

function revealInDemo(error: unknown, language: Language): unknown {
  if (!(error instanceof Refusal) || error.code !== CODES.refused) return error
  const { sentence, inputs, status, data } = error
  return new Refusal(sentence, inputs, status, { ...(data as object | null), msg: error.say(language) })
}
