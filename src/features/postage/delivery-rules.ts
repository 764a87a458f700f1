import { type Day, daysAfter, weekdayOf } from '#platform/calendar-day.ts'
import { shopDay, shopHour } from '#platform/time.ts'

export type Transit = {
  /** What is paid before this hour of the shop's day leaves the same day. */
  cutOffHour: number
  transitDays: number
  /** Days on which nothing leaves; 1 is Monday. Never all seven. */
  closedWeekdays: readonly number[]
  closedDays: readonly Day[]
}

/** The day a parcel leaves that is paid for at this moment. */
export function shippingDay(at: Date, { cutOffHour, closedWeekdays, closedDays }: Transit): Day {
  const closed = (day: Day) => closedWeekdays.includes(weekdayOf(day)) || closedDays.includes(day)
  let day = daysAfter(shopDay(at), shopHour(at) < cutOffHour ? 0 : 1)
  while (closed(day)) day = daysAfter(day, 1)
  return day
}

/** The day it is expected to arrive: parcels travel on every day of the week. */
export const expectedDay = (at: Date, transit: Transit): Day =>
  daysAfter(shippingDay(at, transit), transit.transitDays)
