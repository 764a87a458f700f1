import { days, later, shopDay } from '#platform/time.ts'
import { Time } from '#ui/show/time.tsx'
import * as m from '#words'

type Props = { day: string; today: string; count: number }

/** "今天", "昨天" or the date, with how many things belong to it. */
export function DayHeading({ day, today, count }: Props) {
  const yesterday = shopDay(later(new Date(`${today}T12:00:00+08:00`), -days(1)))
  const name = day === today ? m.collection_today() : day === yesterday ? m.collection_yesterday() : undefined
  return (
    <h2 className="mb-3 flex items-baseline gap-2.5 text-base font-semibold text-gray-900">
      {name ?? <Time value={day} detail="date" />}
      {name && <Time value={day} detail="date" className="text-sm font-normal text-gray-500" />}
      {count > 1 && (
        <span className="text-sm font-normal text-gray-500">{m.collection_items({ count })}</span>
      )}
    </h2>
  )
}
