import type { Generated } from 'kysely'
import type { Text } from '#platform/i18n/language.ts'

export interface AddressTable {
  id: Generated<number>
  buyer_id: number
  consignee: string
  mobile: string
  address: string
  province_id: number
  city_id: number
  district_id: number
  province_name: Text
  city_name: Text
  district_name: Text
  is_default: boolean
  created_at: Generated<Date>
  updated_at: Generated<Date>
}

declare module '#platform/database/tables.ts' {
  interface Tables {
    address: AddressTable
  }
}
