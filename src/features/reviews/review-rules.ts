import { cleanParagraphs } from '#platform/clean-text.ts'
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

/** What is said about one item; `images` are addresses joined by commas. */
export type ReviewEntry = { content: string; images: string }

type Says = (inputs?: Record<string, never>, options?: { locale?: 'zh_CN' | 'en_US' }) => string

export const picturesOf = (images: string) =>
  images
    .split(',')
    .map((url) => url.trim())
    .filter(Boolean)

/** What is wrong with what was written about one item: the first sentence, or nothing. */
export function reviewFault({ content, images }: ReviewEntry): Says | undefined {
  const said = cleanParagraphs(content)
  if (said === '') return m.reviews_content_required
  if (said.length > MAX_REVIEW_LENGTH) return m.reviews_content_long
  if (picturesOf(images).length > MAX_REVIEW_PICTURES) return m.reviews_pictures_many
  return undefined
}
