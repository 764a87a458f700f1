import type { searchContract } from '#features/catalogue/search-contract.ts'
import { readSetting } from '#features/site/server/read-setting.ts'
import type { Act } from '#platform/contract/act.ts'
import type { ReadTx } from '#platform/database/tx.ts'
import type { Language } from '#platform/i18n/language.ts'

export const listHotWords: Act<typeof searchContract.listHotWords> = (_, { tx, language }) =>
  readHotWords(tx, language)

/** A setting of the seller: lists of words, one for each language. */
export const readHotWords = async (tx: ReadTx, language: Language): Promise<string[]> =>
  (await readSetting(tx, 'search', 'hot_words'))?.[language] ?? []
