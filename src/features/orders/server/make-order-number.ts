import { randomInt } from 'node:crypto'
import { shopTime } from '#platform/time.ts'

/**
 * 22 digits: the moment to the millisecond, so that numbers sort by time, then seven random ones, so that neither
 * the next number nor how much the shop sells can be read from one.
 */
export function makeOrderNumber(now: Date): string {
  const moment = shopTime(now).replace(/\D/g, '').slice(2)
  const milliseconds = String(now.getMilliseconds()).padStart(3, '0')
  return `${moment}${milliseconds}${String(randomInt(10_000_000)).padStart(7, '0')}`
}
