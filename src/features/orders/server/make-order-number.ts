import { randomInt } from 'node:crypto'
import { shopTime } from '#platform/time.ts'

/** Of a rush of orders some dozen come in one millisecond: once in some hundred thousand two of those would have the same number. */
const REMEMBERED = 10_000
let latest = new Set<string>()
let before = new Set<string>()

/**
 * 22 digits: the moment to the millisecond, so that numbers sort by time, then seven random ones, so that neither
 * the next number nor how much the shop sells can be read from one.
 */
export function makeOrderNumber(now: Date): string {
  const moment = shopTime(now).replace(/\D/g, '').slice(2)
  const milliseconds = String(now.getMilliseconds()).padStart(3, '0')
  const number = `${moment}${milliseconds}${String(randomInt(10_000_000)).padStart(7, '0')}`
  if (latest.has(number) || before.has(number)) return makeOrderNumber(now)
  if (latest.size === REMEMBERED) [latest, before] = [new Set(), latest]
  latest.add(number)
  return number
}
