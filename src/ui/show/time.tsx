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

export function Time({ value, detail = 'second', className }: TimeProps) {
  const machine = value.length > 10 ? `${value.replace(' ', 'T')}${SHOP_OFFSET}` : value
  return (
    <time dateTime={machine} className={className}>
      {showTime(value, detail, getLocale())}
    </time>
  )
}
