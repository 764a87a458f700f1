import { z } from 'zod'
import { SITE } from '#features/site/site-contract.ts'
import { read } from '#platform/contract/define.ts'
import { amount, paged, pageNumber, shortIdOrZero } from '#platform/contract/fields.ts'
import { AS_LIST, CATALOGUE, keyword, LISTS, orderBy, orderWay, productCard } from './catalogue-contract.ts'

const WORDS_SECONDS = 600

/** Places in a text, each from a character up to another, that a keyword was found at. */
const hits = z.array(z.tuple([z.number(), z.number()]))

/** An end of a price range; forms send an empty one. */
const rangeEnd = z.union([z.literal('').transform(() => undefined), amount]).optional()

/** Nobody reads five lists a second; typing asks as one types. */
const [SEARCHES, SUGGESTIONS] = [300, 600]

export const searchContract = {
  searchProducts: read({
    path: '/v1/catalogue/search',
    summary:
      'Products found by a keyword (Chinese, pinyin, initials or English; all of them without one), a page at a time. The price range counts only with both ends.',
    access: 'anyone',
    perMinute: SEARCHES,
    input: z.strictObject({
      keyword,
      orderby: orderBy.default('comprehensive'),
      orderway: orderWay.optional(),
      min_price: rangeEnd,
      max_price: rangeEnd,
      type_id: shortIdOrZero.default(0),
      page: pageNumber,
    }),
    output: paged(productCard.extend({ hits })).extend({
      /** The words that were searched for instead, where nothing was found by a mistyped one. */
      corrected: z.string(),
    }),
    cache: AS_LIST,
  }),
  suggestKeywords: read({
    path: '/v1/catalogue/suggest',
    summary: 'What somebody who has typed so much may be looking for.',
    access: 'anyone',
    perMinute: SUGGESTIONS,
    input: z.strictObject({ keyword }),
    output: z.array(z.object({ keyword: z.string(), hits })),
    cache: { seconds: WORDS_SECONDS, tags: () => [CATALOGUE, LISTS, SITE] },
  }),
  listHotWords: read({
    path: '/v1/catalogue/hot-words',
    summary: "What others search for, by the seller's choice.",
    access: 'anyone',
    output: z.array(z.string()),
    cache: { seconds: WORDS_SECONDS, tags: () => [SITE] },
  }),
}

export type SearchPage = z.output<typeof searchContract.searchProducts.output>
export type FoundProduct = SearchPage['data'][number]
export type Suggested = z.output<typeof searchContract.suggestKeywords.output>[number]
