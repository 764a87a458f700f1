import { createOwnMarks } from '#web/own-marks.ts'

/** Whether the buyer has not read announcements. */
export const newAnnouncements = createOwnMarks<boolean>()
