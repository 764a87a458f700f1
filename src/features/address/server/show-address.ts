import type { Selectable } from 'kysely'
import type { Address, Place as ShownPlace } from '#features/address/address-contract.ts'
import type { Language } from '#platform/i18n/language.ts'
import type { Place } from '#platform/regions.ts'
import type { AddressTable } from './address-tables.ts'

export const showAddress = (row: Selectable<AddressTable>, language: Language): Address => ({
  id: row.id,
  consignee: row.consignee,
  mobile: row.mobile,
  address: row.address,
  province_id: row.province_id,
  city_id: row.city_id,
  district_id: row.district_id,
  province_name: row.province_name[language],
  city_name: row.city_name[language],
  district_name: row.district_name[language],
  street_id: '0',
  is_default: row.is_default ? 1 : 0,
})

export const showPlace = ({ province, city, district }: Place, language: Language): ShownPlace => ({
  province_id: province.id,
  city_id: city.id,
  district_id: district.id,
  province_name: province.name[language],
  city_name: city.name[language],
  district_name: district.name[language],
})
