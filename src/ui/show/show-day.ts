import type { Language } from '#platform/i18n/language.ts'
import * as m from '#words'

/** "2026-11-17" for the eye, with its weekday: a day that is near is thought of as one. */
export function showDay(day: string, locale: Language): string {
  const at = new Date(`${day}T00:00:00Z`)
  const tag = locale.replace('_', '-')
  // Only names come from Intl: whole formats differ between the server's and the browser's data.
  const name = (part: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(tag, { ...part, timeZone: 'UTC' }).format(at)
  const [month, weekday] = [name({ month: 'short' }), name({ weekday: 'short' })]
  return m.ui_day({ month, day: at.getUTCDate(), weekday }, { locale })
}
