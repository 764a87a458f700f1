import type { Reacted } from '#features/community/community-rules.ts'
import { createOwnMarks } from '#web/own-marks.ts'

/** The buyer's likes and dislikes of posts, after a press with what they have become in all. */
export const ownReactions = createOwnMarks<Pick<Reacted, 'is_zan' | 'is_cai'> & Partial<Reacted>>()

/** Whether comments are the buyer's. */
export const ownComments = createOwnMarks<boolean>()
