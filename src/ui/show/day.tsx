import { getLocale } from '#words/runtime'
import { showDay } from './show-day.ts'

/** A day of the calendar, as in a promise: month, day and weekday. */
export const Day = ({ value, className }: { value: string; className?: string }) => (
  <time dateTime={value} className={className}>
    {showDay(value, getLocale())}
  </time>
)
