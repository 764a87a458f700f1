import { cleanParagraphs } from '#platform/clean-text.ts'
import { faultsOf } from '#platform/fault.ts'
import * as m from '#words'

/** The filters of a product's reviews, in the order they are offered. */
export const REVIEW_TAGS = ['all', 'good', 'medium', 'bad', 'pictures'] as const
export type ReviewTag = (typeof REVIEW_TAGS)[number]

export const isReviewTag = (value: unknown): value is ReviewTag => REVIEW_TAGS.includes(value as ReviewTag)

/** Pages of reviews end here: nobody reads a thousandth one, and what an answer costs stays bounded. */
export const MAX_LISTED_REVIEWS = 1000

/** The mean of all levels with one decimal, 0 where there is none. */
export const averageLevel = (sum: number, count: number) =>
  count === 0 ? 0 : Math.round((sum / count) * 10) / 10

export const MAX_REVIEW_PICTURES = 9
export const MAX_REVIEW_LENGTH = 500
export const DEFAULT_LEVEL = 5
/** '0' public, '1' anonymous, as the specification has it. */
export const ANONYMOUS = '1'
export const PUBLIC = '0'

/** Addresses joined by commas, as the specification sends them. */
export const picturesOf = (images: string) =>
  images
    .split(',')
    .map((url) => url.trim())
    .filter(Boolean)

/** What is wrong with what was written about one item. */
export const reviewFaults = (content: string) =>
  faultsOf(
    ['content', m.reviews_content_required, cleanParagraphs(content) === ''],
    ['content', m.reviews_content_long, cleanParagraphs(content).length > MAX_REVIEW_LENGTH],
  )

export const reviewPictureFaults = (images: string) =>
  faultsOf(['images', m.reviews_pictures_many, picturesOf(images).length > MAX_REVIEW_PICTURES])

export const MAX_ANSWER = 500

/** What is wrong with what the shop wants to answer. */
export const answerFaults = (answer: string) =>
  faultsOf(
    ['answer', m.reviews_answer_empty, answer === ''],
    ['answer', m.reviews_answer_long, answer.length > MAX_ANSWER, { max: MAX_ANSWER }],
  )
