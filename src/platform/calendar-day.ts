/** A day of the calendar, "2026-11-15": without an hour, so without a time zone. */
export type Day = string

const utc = (day: Day) => new Date(`${day}T00:00:00Z`)

export const isDay = (text: string) =>
  /^\d{4}-\d\d-\d\d$/.test(text) && utc(text).toJSON()?.slice(0, 10) === text

export const daysAfter = (day: Day, days: number): Day => {
  const at = utc(day)
  at.setUTCDate(at.getUTCDate() + days)
  return at.toISOString().slice(0, 10)
}

/** 1 is Monday, 7 Sunday. */
export const weekdayOf = (day: Day): number => utc(day).getUTCDay() || 7
