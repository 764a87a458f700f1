import { cleanLine } from '#platform/clean-text.ts'
import { type Fault, faultsOf } from '#platform/fault.ts'
import * as m from '#words'

export const MAX_ADDRESSES = 50
export const MAX_CONSIGNEE = 40
export const MAX_DETAIL = 200

/** Whether a place was chosen down to the district is for the caller to say: only the server knows all of them. */
export type AddressForm = { placed: boolean; address: string; consignee: string; mobile: string }
type AddressField = 'region' | 'address' | 'consignee' | 'mobile'

/** What is wrong with an address, in the order of the specification: pages show all, the server refuses with the first. */
export const addressFaults = ({ placed, address, consignee, mobile }: AddressForm): Fault<AddressField>[] =>
  faultsOf(
    ['region', m.address_need_region, !placed],
    ['address', m.address_need_detail, cleanLine(address) === ''],
    ['consignee', m.address_need_consignee, cleanLine(consignee) === ''],
    ['mobile', m.address_need_mobile, cleanLine(mobile) === ''],
    ['mobile', m.address_mobile_wrong, cleanLine(mobile) !== '' && readMobile(mobile) === undefined],
  )

/** Eleven digits in mainland China, with `+` and country code elsewhere; blanks and dashes are people's own. */
export function readMobile(text: string): string | undefined {
  const digits = cleanLine(text)
    .replace(/[\s()-]/g, '')
    .replace(/^(\+|00)86(?=1\d{10}$)/, '')
  return /^1[3-9]\d{9}$/.test(digits) || /^\+[1-9]\d{6,14}$/.test(digits) ? digits : undefined
}
