import type { Language } from '#platform/i18n/language.ts'
import * as m from '#words'

/** "2026-11-17" for the eye, with its weekday: a day that is near is thought of as one. */
export function showDay(day: string, locale: Language): string {
  const at = new Date(`${day}T00:00:00Z`)
  const weekday = m.ui_weekdays({}, { locale }).split(' ')[at.getUTCDay()] ?? ''
  return m.ui_day(
    { month: nameMonth(at.getUTCMonth() + 1, locale), day: at.getUTCDate(), weekday },
    { locale },
  )
}

/** Names that are ours, not Intl's: its first use costs a slow phone more than all the days of a page. */
export const nameMonth = (month: number, locale: Language): string =>
  m.ui_months({}, { locale }).split(' ')[month - 1] ?? ''
