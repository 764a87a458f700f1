import type { searchContract } from '#features/catalogue/search-contract.ts'
import type {} from '#features/site/server/site-tables.ts'
import type { Act } from '#platform/contract/act.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Language } from '#platform/i18n/language.ts'

export const listHotWords: Act<typeof searchContract.hotWords> = (_, { tx, language }) =>
  readHotWords(tx, language)

/** A setting of the seller: lists of words, one for each language. */
export async function readHotWords(tx: Tx, language: Language): Promise<string[]> {
  const setting = await tx
    .selectFrom('setting')
    .select('value')
    .where('module', '=', 'search')
    .where('key', '=', 'hot_words')
    .executeTakeFirst()
  const words = (setting?.value as Partial<Record<Language, unknown>> | undefined)?.[language]
  return Array.isArray(words) ? words.filter((word) => typeof word === 'string') : []
}
