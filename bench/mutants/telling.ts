// biome-ignore-all lint/suspicious/noTemplateCurlyInString: pieces of the code that is broken
import { type Mutant, mutantsOf } from './mutant.ts'

const SEARCH = 'features/catalogue/server/search/'
const COMMUNITY = 'features/community/server/'
const ACCESS = ['app/callers.test.ts']

/** Catalogue, search, reviews, posts, notices, support, people. */
export const TELLING: Mutant[] = [
  ...mutantsOf(
    'features/catalogue/server/cache-count.ts',
    [`${SEARCH}narrow-search.test.ts`],
    [
      [
        'one range’s total is another’s',
        'JSON.stringify([display, category, shopId, range])',
        'JSON.stringify([display, category, shopId])',
      ],
    ],
  ),
  ...mutantsOf(
    `${SEARCH}read-keyword.ts`,
    [`${SEARCH}narrow-search.test.ts`],
    [['every word is read', '.slice(0, MOST_RUNS)', '.slice(0)']],
  ),
  ...mutantsOf(
    `${SEARCH}search-products.ts`,
    [`${SEARCH}narrow-search.test.ts`, `${SEARCH}large-catalogue.test.ts`],
    [
      [
        'half a range is a range',
        'if (from === undefined || to === undefined) return undefined',
        'if (from === undefined && to === undefined) return undefined',
      ],
      [
        'an unknown category is everything',
        'if (input.type_id !== 0 && !category) return { total: 0, data: [] }',
        '',
      ],
    ],
  ),
  ...mutantsOf(
    `${SEARCH}word-forms.ts`,
    [`${SEARCH}search-terms.test.ts`],
    [['berries are no berry', "if (word.endsWith('ies')) return `${word.slice(0, -3)}y`", '']],
  ),
  ...mutantsOf(
    'features/catalogue/server/product-lists.ts',
    ['features/catalogue/server', `${SEARCH}large-catalogue.test.ts`],
    [
      [
        'pages without end',
        'if (offset >= MAX_LISTED) return []',
        '',
        [`${SEARCH}large-catalogue.test.ts`, `${SEARCH}narrow-search.test.ts`],
        'the query finds nothing there either; it is only slower',
      ],
    ],
  ),
  ...mutantsOf(
    'features/catalogue/server/catalogue-store.ts',
    ['features/catalogue/server'],
    [['what is off sale is shown', "    .where('product.on_sale', '=', true)\n", '']],
  ),
  ...mutantsOf(
    'features/catalogue/server/collection/list-footprints.ts',
    ['features/catalogue/server/collection'],
    [['footprints of years', "    .where('footprint.viewed_at', '>=', oldestFootprint(now))\n", '']],
  ),
  ...mutantsOf(
    'features/catalogue/server/collection/note-visit.ts',
    ['features/catalogue/server/collection'],
    [['a page asked for ahead is a visit', 'if (prefetching) return\n', '']],
  ),
  ...mutantsOf(
    'features/reviews/server/list-reviews.ts',
    ['features/reviews/server/reviews.test.ts'],
    [
      ['reviews without end', 'Math.min(found, MAX_LISTED_REVIEWS)', 'found'],
      ['a hidden review is shown', "    .where('review.hidden_at', 'is', null)\n", '', ['features/reviews']],
      ['medium is good', 'good: sql`review.level >= 4`', 'good: sql`review.level >= 3`'],
    ],
  ),
  ...mutantsOf(
    'features/reviews/server/publish-reviews.ts',
    ['features/reviews/server/publish-reviews.test.ts'],
    [['one item stands for all', 'if (named.size !== wanted.size) refuse(m.reviews_all_items)', '']],
  ),
  ...mutantsOf(
    'features/reviews/server/show-author.ts',
    ['features/reviews/server/reviews.test.ts'],
    [
      ['an anonymous author is named', 'if (anonymous || closed_at) {', 'if (closed_at) {'],
      ['who has left is named', 'if (anonymous || closed_at) {', 'if (anonymous) {'],
    ],
  ),
  ...mutantsOf(
    `${COMMUNITY}add-comment.ts`,
    [`${COMMUNITY}comments.test.ts`],
    [
      [
        'the same is said again',
        'if (await wasJustSaid(tx, comment)) return refuse',
        'if (false) return refuse',
      ],
    ],
  ),
  ...mutantsOf(
    `${COMMUNITY}report-comment.ts`,
    [`${COMMUNITY}`],
    [['one reports oneself', 'if (found.buyer_id === actor.id) return refuse', 'if (false) return refuse']],
  ),
  ...mutantsOf(
    `${COMMUNITY}post-store.ts`,
    [`${COMMUNITY}`],
    [['a post of tomorrow is read', "    .where('published_at', '<=', now)\n", '']],
  ),
  ...mutantsOf(
    `${COMMUNITY}list-reacted.ts`,
    [`${COMMUNITY}`],
    [['what others like is mine', "      .where('post_reaction.buyer_id', '=', actor.id)\n", '']],
  ),
  ...mutantsOf(
    'features/notices/server/replace-message.ts',
    ['features/support/server/support.test.ts'],
    [
      ['an answer takes what was read', "    .where('read_at', 'is', null)\n", ''],
      [
        'a message takes all kinds with it',
        "    .where('kind', '=', message.kind)\n",
        '',
        ['features/support/server', 'features/notices/server'],
      ],
      [
        'somebody else’s message goes',
        "    .where('buyer_id', '=', buyerId)\n",
        '',
        ['features/support/server', 'features/notices/server', ...ACCESS],
      ],
    ],
  ),
  ...mutantsOf(
    'features/notices/server/mark-read.ts',
    ['features/notices/server/notices.test.ts'],
    [
      [
        'the tab that saw less takes back',
        'platform_at = greatest(kept.platform_at, excluded.platform_at)',
        'platform_at = excluded.platform_at',
      ],
      ['all leaves the inbox unread', 'if (type === READ_TYPES.all) await markMessages(context, {})', ''],
    ],
  ),
  ...mutantsOf(
    'features/support/server/seller/answer-buyer.ts',
    ['features/support/server/support.test.ts', 'features/support/server/seller/threads.test.ts'],
    [
      ['what was said meanwhile waits no more', "    .where('id', '>', seen)\n", '', undefined, undefined],
      ['nobody is told of an answer', 'await notifyOfAnswer(tx, thread.buyer_id, content, now)', ''],
      [
        'an unknown phrase is nothing',
        'return phrase?.content ?? refuse(m.sellersupport_no_phrase, { name })',
        'return phrase?.content ?? name',
      ],
    ],
  ),
  ...mutantsOf(
    'platform/calendar-day.ts',
    ['features/reports/server/reports.test.ts', 'platform'],
    [
      ['the thirtieth of February is a day', ' && utc(text).toJSON()?.slice(0, 10) === text', ''],
      [
        'Sunday is the first day',
        'utc(day).getUTCDay() || 7',
        'utc(day).getUTCDay()',
        ['platform', 'features/postage', 'features/orders/server'],
      ],
    ],
  ),
  ...mutantsOf(
    'features/reports/reports-seller-contract.ts',
    ['features/reports/server/reports.test.ts'],
    [
      ['a report of no day fails', '!isDay(from) || (from', '(from'],
      ['a report ends before it begins', 'from <= until && until', 'until'],
    ],
  ),
  ...mutantsOf(
    'features/orders/windows-seller-contract.ts',
    ['features/orders/server/windows/windows.test.ts'],
    [
      [
        'a category beyond the table fails',
        'category_id: shortId',
        'category_id: wholeNumber(1, 2 ** 53 - 1)',
      ],
    ],
  ),
  ...mutantsOf(
    'testing/words/find-word-faults.ts',
    ['testing/words'],
    [
      ['Chinese passes for English', 'HAN.test(text) && !TYPED.test(text)', 'false'],
      ['an empty word passes', "text.trim() === ''", "text === '-'"],
    ],
  ),
  ...mutantsOf(
    'testing/find-ambient.ts',
    ['testing/find-ambient.test.ts'],
    [['the clock is read anywhere', '\\bDate\\.now\\b|', '']],
  ),
]
