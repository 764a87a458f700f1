import { FOOTPRINT_DAYS } from '#features/catalogue/collection-rules.ts'
import { days, later } from '#platform/time.ts'

/** What was seen before this is forgotten, whether or not its row has been swept away yet. */
export const oldestFootprint = (now: Date) => later(now, -days(FOOTPRINT_DAYS))
