import * as m from '#words'

/** "2026-11-17" for the eye, with its weekday: a day that is near is thought of as one. */
export function showDay(day: string, locale: string): string {
  const at = new Date(`${day}T00:00:00Z`)
  const tag = locale.replace('_', '-')
  // Only names come from Intl: whole formats differ between the server's and the browser's data.
  const name = (part: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(tag, { ...part, timeZone: 'UTC' }).format(at)
  const month = name({ month: locale === 'en_US' ? 'short' : 'long' })
  return m.ui_day({ month, day: at.getUTCDate(), weekday: name({ weekday: 'short' }) })
}
