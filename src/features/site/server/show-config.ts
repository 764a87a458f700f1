import type { siteContract } from '#features/site/site-contract.ts'
import type { Act } from '#platform/contract/act.ts'
import type { Language } from '#platform/i18n/language.ts'
import type { SettingValue } from './site-tables.ts'

export const showConfig: Act<typeof siteContract.showConfig> = async ({ module }, { tx, language }) => {
  const rows = await tx.selectFrom('setting').select(['key', 'value']).where('module', '=', module).execute()
  return Object.fromEntries(rows.map((row) => [row.key, plainValue(row.value, language)]))
}

const plainValue = (value: SettingValue, language: Language) =>
  typeof value === 'object' ? value[language] : value
