import type {} from '#features/site/server/site-tables.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Language } from '#platform/i18n/language.ts'

/** The shop's name as the provider's page shows it. */
export async function nameShop(tx: Tx, language: Language): Promise<string> {
  const row = await tx
    .selectFrom('setting')
    .select('value')
    .where('module', '=', 'app')
    .where('key', '=', 'app_name')
    .executeTakeFirst()
  return typeof row?.value === 'object' ? row.value[language] : ''
}
