import { sql } from 'kysely'
import { nameActors } from '#features/people/server/name-actors.ts'
import { MOST_COUNTED } from '#features/takes/take-rules.ts'
import type { TakeLine } from '#features/takes/takes-seller-contract.ts'
import { select } from '#platform/database/raw-sql.ts'
import { inLanguage } from '#platform/database/texts.ts'
import type { ReadTx } from '#platform/database/tx.ts'
import type { Language } from '#platform/i18n/language.ts'
import { shopTime } from '#platform/time.ts'
import { inScope, type Scope } from './in-scope.ts'
import { ORDERED } from './on-shelf.ts'

type Row = Omit<TakeLine, 'expected' | 'count'> & {
  stock: number
  counted: number | null
  expected_then: number | null
  actor: string | null
  counted_at: Date | null
  times: number
}

type Asked = { takeId: number; scope: Scope; skuId?: number; language: Language }

/** What a take is about, product by product, with the last count of each; or of one sku alone. */
export async function findLines(tx: ReadTx, { takeId, scope, skuId, language }: Asked): Promise<TakeLine[]> {
  const rows = await select<Row>(tx)`
    select s.id as sku_id, p.id as product_id, ${inLanguage('p.name', language)} as product_name,
      ${inLanguage('s.name', language)} as sku_name, coalesce(s.code, '') as code, coalesce(s.barcode, '') as barcode,
      s.stock, coalesce(ordered.ordered, 0) as ordered, last.counted, last.expected as expected_then, last.actor,
      last.created_at as counted_at, coalesce(last.times, 0) as times
    from product p join sku s on s.product_id = p.id
    left join (${ORDERED}) ordered on ordered.sku_id = s.id
    left join lateral (
      select c.*, count(*) over () as times from stock_count c
      where c.take_id = ${takeId} and c.sku_id = s.id order by c.id desc limit 1
    ) last on true
    where ${inScope(scope)} and ${skuId === undefined ? sql`true` : sql`s.id = ${skuId}`}
    order by p.category_id, p.id, s.position, s.id limit ${MOST_COUNTED}`
  const actors = new Set(rows.flatMap(({ actor }) => actor ?? []))
  const nameOf = await nameActors(tx, [...actors], language)
  return rows.map((row) => showLine(row, nameOf))
}

function showLine(
  { stock, counted, expected_then, actor, counted_at, times, ...row }: Row,
  nameOf: (actor: string) => string,
): TakeLine {
  const found = counted !== null && expected_then !== null && counted_at !== null
  return {
    ...row,
    expected: stock + row.ordered,
    count: found
      ? {
          counted,
          difference: counted - expected_then,
          by: nameOf(actor ?? ''),
          time: shopTime(counted_at),
          times,
        }
      : null,
  }
}
