import { minutes, seconds } from '#platform/time.ts'

/** Long enough for 200 MB over a slow line. */
export const TRANSFER = minutes(15)
/** For what has no body. */
export const SHORT = seconds(15)
export const LISTING = minutes(1)
