import type { searchContract } from '#features/catalogue/search-contract.ts'
import { readSetting } from '#features/site/server/read-setting.ts'
import { SITE } from '#features/site/site-contract.ts'
import { defineCache } from '#platform/cache/feature-caches.ts'
import { remember } from '#platform/cache/remember.ts'
import type { Act, ReadContext } from '#platform/contract/act.ts'

const CACHE_SECONDS = 600
const cached = defineCache<string[]>({ maxBytes: 64 << 10 })

export const listHotWords: Act<typeof searchContract.listHotWords> = async (_, context) =>
  readHotWords(context)

/** A setting of the seller: lists of words, one for each language. Remembered, because it is asked for with every key. */
export const readHotWords = (context: Pick<ReadContext, 'tx' | 'services' | 'language'>) =>
  remember(context, cached, context.language, {
    find: async () => (await readSetting(context.tx, 'search', 'hot_words'))?.[context.language] ?? [],
    tags: [SITE],
    seconds: CACHE_SECONDS,
    bytes: 2000,
  })
