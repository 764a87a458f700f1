import { type RawBuilder, sql } from 'kysely'
import type { Language } from '#platform/i18n/language.ts'

/** The text of a two-language column (`jsonb` with a key per language) in one language. */
export const inLanguage = (column: string, language: Language): RawBuilder<string> =>
  sql<string>`${sql.ref(column)} ->> ${sql.lit(language)}`
