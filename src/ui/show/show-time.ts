export type TimeDetail = 'date' | 'minute' | 'second'

const CUTS: Record<TimeDetail, number> = { date: 10, minute: 16, second: 19 }

/**
 * 'YYYY-MM-DD HH:mm:ss' for the eye. Chinese readers know it as it is; English gets "Mar 1, 2025, 09:30".
 * Only the month's name comes from Intl: whole formats differ between the server's and the browser's data.
 */
export function showTime(value: string, detail: TimeDetail, locale: string): string {
  const plain = value.slice(0, CUTS[detail])
  const [, year, month, day, clock] = /^(\d{4})-(\d\d)-(\d\d)(?:[ T](.*))?$/.exec(plain) ?? []
  if (!year || locale !== 'en_US') return plain
  const name = new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' }).format(
    Date.UTC(Number(year), Number(month) - 1, 1),
  )
  return `${name} ${Number(day)}, ${year}${clock ? `, ${clock}` : ''}`
}
