/** The filters of a product's reviews, in the order they are offered. */
export const REVIEW_TAGS = ['all', 'good', 'medium', 'bad', 'pictures'] as const
export type ReviewTag = (typeof REVIEW_TAGS)[number]

export const isReviewTag = (value: unknown): value is ReviewTag => REVIEW_TAGS.includes(value as ReviewTag)

/** Pages of reviews end here: nobody reads a thousandth one, and what an answer costs stays bounded. */
export const MAX_LISTED_REVIEWS = 1000

/** The mean of all levels with one decimal, 0 where there is none. */
export const averageLevel = (sum: number, count: number) =>
  count === 0 ? 0 : Math.round((sum / count) * 10) / 10
