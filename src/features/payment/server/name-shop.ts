import { readSetting } from '#features/site/server/read-setting.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Language } from '#platform/i18n/language.ts'

/** The shop's name as the provider's page shows it. */
export const nameShop = async (tx: Tx, language: Language): Promise<string> =>
  (await readSetting(tx, 'app', 'app_name'))?.[language] ?? ''
