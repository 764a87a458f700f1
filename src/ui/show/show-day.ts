import type { Language } from '#platform/i18n/language.ts'
import * as m from '#words'

/** Making a format costs a hundred times what using it does, and every product's page names a day. */
const formats = new Map<Language, readonly Intl.DateTimeFormat[]>()

// Only names come from Intl: whole formats differ between the server's and the browser's data.
const formatsFor = (locale: Language) =>
  (['month', 'weekday'] as const).map(
    (part) => new Intl.DateTimeFormat(locale.replace('_', '-'), { [part]: 'short', timeZone: 'UTC' }),
  )

/** "2026-11-17" for the eye, with its weekday: a day that is near is thought of as one. */
export function showDay(day: string, locale: Language): string {
  const at = new Date(`${day}T00:00:00Z`)
  const known = formats.get(locale) ?? formatsFor(locale)
  formats.set(locale, known)
  const [month = '', weekday = ''] = known.map((format) => format.format(at))
  return m.ui_day({ month, day: at.getUTCDate(), weekday }, { locale })
}
