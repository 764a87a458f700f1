import { createOwnMarks } from '#web/own-marks.ts'

/** `is_follow` of shops. */
export const ownFollows = createOwnMarks<number>()
