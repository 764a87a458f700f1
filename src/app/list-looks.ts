import { watchMoved } from '#features/catalogue/server/stock/find-moved.ts'
import { watchCoupons } from '#features/orders/server/coupons/watch-coupons.ts'
import { watchHour } from '#features/postage/server/watch-hour.ts'
import type { Look } from '#platform/cache/lookout.ts'

/** What is looked for because nobody says it: what was sold, and what the clock changes. */
export const listLooks = (): Look[] => [watchMoved(), watchCoupons(), watchHour()]
