import { createVerify } from 'node:crypto'
import { BILL } from '#demo/gateway/demo-paths.ts'
import { signText } from '#demo/gateway/sign-fields.ts'
import type { Day } from '#platform/calendar-day.ts'
import { seconds } from '#platform/time.ts'

type Asked = { day?: string; until?: string; sign?: string }

/** As long as Alipay's own. */
const VALID = seconds(30)

const textOf = (day: string, until: string) => `bill ${day} ${until}`

/** Where a bill lies for a moment, for whoever was told: others cannot guess the address. */
export function billAddress(origin: string, day: Day, privateKey: string, now: Date): string {
  const until = String(now.getTime() + VALID)
  return `${origin}${BILL}?${new URLSearchParams({ day, until, sign: signText(textOf(day, until), privateKey) })}`
}

export const isBillAddress = ({ day = '', until = '', sign = '' }: Asked, publicKey: string, now: Date) =>
  Number(until) >= now.getTime() &&
  createVerify('RSA-SHA256').update(textOf(day, until), 'utf8').verify(publicKey, sign, 'base64')
