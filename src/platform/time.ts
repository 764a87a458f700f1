/** The only place that reads the clock; everything else is given `now`. */
export const readClock = () => new Date()

export const seconds = (n: number) => n * 1000
export const minutes = (n: number) => n * 60_000
export const hours = (n: number) => n * 3_600_000
export const days = (n: number) => n * 86_400_000

export const later = (from: Date, milliseconds: number) => new Date(from.getTime() + milliseconds)

/** The shop keeps Asia/Shanghai time: eight hours ahead of UTC, without summer time since 1991. */
const SHOP_OFFSET = hours(8)

/** "2026-11-15 08:30:00" in the shop's time zone, as times travel on the wire. */
export const shopTime = (at: Date) => shopIso(at).slice(0, 19).replace('T', ' ')

/** "2026-11-15": the shop's calendar day. */
export const shopDay = (at: Date) => shopIso(at).slice(0, 10)

/** The hour of the shop's day, 0 to 23. */
export const shopHour = (at: Date) => Number(shopIso(at).slice(11, 13))

const shopIso = (at: Date) => new Date(at.getTime() + SHOP_OFFSET).toISOString()
