import type { Selectable } from 'kysely'
import type { Address, Place as ShownPlace } from '#features/address/address-contract.ts'
import type { Language, Text } from '#platform/i18n/language.ts'
import { pick } from '#platform/pick.ts'
import type { Place } from '#platform/regions.ts'
import type { AddressTable } from './address-tables.ts'

const PLACE_IDS = ['province_id', 'city_id', 'district_id'] as const

type PlaceNames = { province_name: Text; city_name: Text; district_name: Text }

export const showPlaceNames = (place: PlaceNames, language: Language) => ({
  province_name: place.province_name[language],
  city_name: place.city_name[language],
  district_name: place.district_name[language],
})

export const showAddress = (row: Selectable<AddressTable>, language: Language): Address => ({
  ...pick(row, 'id', 'consignee', 'mobile', 'address', ...PLACE_IDS),
  ...showPlaceNames(row, language),
  street_id: '0',
  is_default: row.is_default ? 1 : 0,
})

/** A place as addresses keep it. */
export const placeColumns = ({ province, city, district }: Place) => ({
  province_id: province.id,
  city_id: city.id,
  district_id: district.id,
  province_name: province.name,
  city_name: city.name,
  district_name: district.name,
})

export function showPlace(place: Place, language: Language): ShownPlace {
  const columns = placeColumns(place)
  return { ...pick(columns, ...PLACE_IDS), ...showPlaceNames(columns, language) }
}
