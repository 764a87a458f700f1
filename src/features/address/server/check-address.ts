import parsePhoneNumber from 'libphonenumber-js/max'
import { addressFaults, readMobile } from '#features/address/address-rules.ts'
import { refuse } from '#platform/refusal.ts'
import { refuseFirst } from '#platform/refuse-first.ts'
import { findPlace } from '#platform/regions.ts'
import * as m from '#words'
import { placeColumns } from './show-address.ts'

export type Site = {
  province_id?: number | undefined
  city_id?: number | undefined
  district_id?: number | undefined
  address?: string | undefined
  consignee?: string | undefined
  mobile?: string | undefined
}

/** The address as it is kept, or the first of the specification's sentences that fits. */
export function checkAddress(site: Site) {
  const { province_id = 0, city_id = 0, district_id = 0, address = '', consignee = '', mobile = '' } = site
  const place = findPlace({ province_id, city_id, district_id })
  refuseFirst(addressFaults({ placed: place !== undefined, address, consignee, mobile }))
  const number = readMobile(mobile)
  if (!place || !number || !isInUse(number)) return refuse(m.address_mobile_wrong)
  return {
    consignee,
    mobile: number,
    address,
    ...placeColumns(place),
  }
}

/** The form of a mainland number is enough: operators open new ranges faster than any list is renewed. */
const isInUse = (number: string) => !number.startsWith('+') || parsePhoneNumber(number)?.isValid() === true
