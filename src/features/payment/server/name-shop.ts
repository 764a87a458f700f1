import { readSetting } from '#features/site/server/read-setting.ts'
import type { ReadTx } from '#platform/database/tx.ts'
import type { Language } from '#platform/i18n/language.ts'

/** The shop's name as the provider's page shows it. */
export const nameShop = async (tx: ReadTx, language: Language): Promise<string> =>
  (await readSetting(tx, 'app', 'app_name'))?.[language] ?? ''
