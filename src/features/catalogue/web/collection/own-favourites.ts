import { createOwnMarks } from '#web/own-marks.ts'

/** `is_collect` of products. */
export const ownFavourites = createOwnMarks<number>()
