import { type Expression, sql } from 'kysely'
import type { Language } from '#platform/i18n/language.ts'
import { shopTime } from '#platform/time.ts'
import { select } from './raw-sql.ts'
import type { Tables } from './tables.ts'
import type { ReadTx } from './tx.ts'

type Table = keyof Tables & string

type Marks = {
  /** The rows of a buyer, each for one `of`. */
  from: Table
  of: Table
  at: string
  only?: Expression<unknown>
}

/** What a buyer has marked (followed, liked, looked at), by name, the latest first: for "download my data". */
export async function exportMarks(
  tx: ReadTx,
  { from, of, at, only }: Marks,
  buyerId: number,
  language: Language,
) {
  const rows = await select<{ id: number; name: string; at: Date }>(tx)`
    select thing.id, thing.name ->> ${language} as name, mark.${sql.ref(at)} as at
    from ${sql.table(from)} mark join ${sql.table(of)} thing on thing.id = mark.${sql.ref(`${of}_id`)}
    where mark.buyer_id = ${buyerId} and ${only ?? sql`true`}
    order by mark.${sql.ref(at)} desc`
  return rows.map((row) => ({ ...row, at: shopTime(row.at) }))
}
