import { getCountries, getCountryCallingCode, parsePhoneNumberFromString } from 'libphonenumber-js/mobile'
import type { ReadTx } from '#platform/database/tx.ts'
import { refuse } from '#platform/refusal.ts'
import type { PhoneNumber } from '#platform/sms/sms-sender.ts'
import * as m from '#words'

/** The library throws at a calling code it does not know instead of finding no number. */
const CALLING_CODES: ReadonlySet<string> = new Set(
  getCountries().map((country) => getCountryCallingCode(country)),
)

/** A mobile number however it was typed, with blanks, trunk zero or its own prefix; others are refused. */
export function readNumber({ prefix, mobile }: PhoneNumber): PhoneNumber {
  const callingCode = prefix.replace(/^\+/, '')
  if (!CALLING_CODES.has(callingCode)) return refuse(m.account_bad_mobile)
  const parsed = parsePhoneNumberFromString(mobile, { defaultCallingCode: callingCode, extract: false })
  if (!parsed?.isValid() || parsed.countryCallingCode !== callingCode) return refuse(m.account_bad_mobile)
  return { prefix: `+${callingCode}`, mobile: parsed.nationalNumber }
}

/** A number a message may be sent to: the shop pays for it, so only to the prefixes it serves. */
export async function readServedNumber(tx: ReadTx, typed: PhoneNumber): Promise<PhoneNumber> {
  const number = readNumber(typed)
  const served = await tx
    .selectFrom('phone_prefix')
    .select('prefix')
    .where('prefix', '=', number.prefix)
    .executeTakeFirst()
  return served ? number : refuse(m.account_bad_prefix)
}

export const wholeNumber = ({ prefix, mobile }: PhoneNumber) => prefix + mobile
