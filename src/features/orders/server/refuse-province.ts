import type { Language, Text } from '#platform/i18n/language.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'

/** No parcel goes there: the buyer is told where, and may choose another address. */
export const refuseProvince = (to: { province_name: Text } | null, language: Language): never =>
  refuse(m.orders_not_delivered, { province: to?.province_name[language] ?? '' })
