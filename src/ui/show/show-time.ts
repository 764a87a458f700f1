import type { Language } from '#platform/i18n/language.ts'
import { nameMonth } from './show-day.ts'

export type TimeDetail = 'date' | 'minute' | 'second'

const CUTS: Record<TimeDetail, number> = { date: 10, minute: 16, second: 19 }

/** 'YYYY-MM-DD HH:mm:ss' for the eye. Chinese readers know it as it is; English gets "Mar 1, 2025, 09:30". */
export function showTime(value: string, detail: TimeDetail, locale: Language): string {
  const plain = value.slice(0, CUTS[detail])
  const [, year, month, day, clock] = /^(\d{4})-(\d\d)-(\d\d)(?:[ T](.*))?$/.exec(plain) ?? []
  if (!year || locale !== 'en_US') return plain
  return `${nameMonth(Number(month), locale)} ${Number(day)}, ${year}${clock ? `, ${clock}` : ''}`
}
