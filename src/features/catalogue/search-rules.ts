import type { SortBy, SortWay } from '#paths'

/** What both sides know about searching; see `server/search` for how it is done. */

/** Lists end here, and totals are counted no further: a total of so many means "at least". */
export const LISTED_MAX = 1000

export type Sort = { by: SortBy; way: SortWay }

/** Only these can be turned round: nobody looks for what sells least. */
export const hasWay = (by: SortBy): boolean => by === 'price' || by === 'time'

/** A click on a sort: price and time begin with desc and turn round on every further click; the others have no way. */
export const nextSort = (current: Sort, by: SortBy): Sort => ({
  by,
  way: hasWay(by) && current.by === by && current.way === 'desc' ? 'asc' : 'desc',
})

/** Whether two ends of a price range, as typed, stand the wrong way round. It runs only when both are set. */
export const isRangeReversed = (min: string, max: string): boolean =>
  min !== '' && max !== '' && Number(min) > Number(max)

export const isRangeSet = (min: string, max: string): boolean =>
  min !== '' && max !== '' && !isRangeReversed(min, max)
