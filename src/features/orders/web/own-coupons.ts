import { createOwnMarks } from '#web/own-marks.ts'

/** Coupons that lie open: whether the buyer has them, or may not have them. */
export const ownCoupons = createOwnMarks<'open' | 'collected' | 'not for them'>()
