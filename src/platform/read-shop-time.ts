const DAY =
  /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?:[T ](\d{1,2}):(\d{2})(?::(\d{2}(?:\.\d{1,6})?))?)?(Z|[+-]\d{2}:\d{2})?$/
const two = (text: string) => text.padStart(2, '0')

/**
 * A time as people and spreadsheets write it: "2026-11-15 08:30", "2026/1/5". Without an offset it is the shop's own
 * time; nothing when it cannot be read.
 */
export function readShopTime(text: string): Date | undefined {
  const parts = DAY.exec(text.trim())
  if (!parts) return undefined
  const [, year, month = '', day = '', hour = '0', minute = '00', second = '00', zone = '+08:00'] = parts
  const date = `${year}-${two(month)}-${two(day)}`
  const time = new Date(`${date}T${two(hour)}:${minute}:${second}${zone}`)
  // JavaScript takes a 31st of June for the 1st of July.
  const exists = new Date(`${date}T00:00:00Z`).toJSON()?.startsWith(date)
  return exists && !Number.isNaN(time.getTime()) ? time : undefined
}
