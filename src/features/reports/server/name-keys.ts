import type { ReportView } from '#features/reports/report-rules.ts'
import { inLanguage } from '#platform/database/texts.ts'
import type { ReadTx } from '#platform/database/tx.ts'
import type { Language, Text } from '#platform/i18n/language.ts'
import type { Sentence } from '#platform/refusal.ts'
import { provinceName } from '#platform/regions.ts'
import * as m from '#words'

/** What money went back for without a buyer's request. */
const UNASKED: Record<string, Sentence> = {
  seller: m.reports_given,
  cancel: m.reports_called_off,
  weight: m.reports_weight,
  postage: m.reports_postage,
}

/** The words for what a report is broken down by. */
export async function nameKeys(
  tx: ReadTx,
  by: ReportView,
  rows: readonly { key: string }[],
  language: Language,
): Promise<Map<string, string>> {
  const keys = rows.map(({ key }) => key)
  const say = (sentence: Sentence) => sentence({} as never, { locale: language })
  if (by === 'product' || by === 'category') return nameRows(tx, by, keys, language, say(m.reports_none))
  if (by === 'reason') return new Map(keys.map((key) => [key, nameReason(key, language, say)]))
  if (by === 'region')
    return new Map(
      keys.map((key) => [key, provinceName(Number(key))?.[language] ?? say(m.reports_no_region)]),
    )
  return new Map()
}

async function nameRows(
  tx: ReadTx,
  table: 'product' | 'category',
  keys: readonly string[],
  language: Language,
  none: string,
): Promise<Map<string, string>> {
  const ids = keys.filter(Boolean).map(Number)
  const found =
    ids.length === 0
      ? []
      : await tx
          .selectFrom(table)
          .select('id')
          .select(inLanguage('name', language).as('name'))
          .where('id', 'in', ids)
          .execute()
  return new Map([['', none], ...found.map(({ id, name }) => [String(id), name] as const)])
}

const nameReason = (key: string, language: Language, say: (sentence: Sentence) => string): string =>
  UNASKED[key] ? say(UNASKED[key]) : (JSON.parse(key) as Text)[language]
