import { getLocale } from '#words/runtime'
import { showTime, type TimeDetail } from './show-time.ts'

export type TimeProps = {
  /** 'YYYY-MM-DD HH:mm:ss' in the shop's time zone. */
  value: string
  detail?: TimeDetail
  className?: string
}

/** The shop lives by Beijing time, which knows no summer time. */
const SHOP_OFFSET = '+08:00'

/** A time of the shop as machines read it. */
export const machineTime = (value: string) =>
  value.length > 10 ? `${value.replace(' ', 'T')}${SHOP_OFFSET}` : value

export function Time({ value, detail = 'second', className }: TimeProps) {
  return (
    <time dateTime={machineTime(value)} className={className}>
      {showTime(value, detail, getLocale())}
    </time>
  )
}
