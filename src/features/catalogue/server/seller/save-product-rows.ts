import { sql } from 'kysely'
import { run } from '#platform/database/raw-sql.ts'
import type { WriteTx } from '#platform/database/tx.ts'

type Table = 'product' | 'sku' | 'product_file'
type Row = Record<string, unknown>

/**
 * Many rows in one statement, sent as one JSON text: no limit of parameters, and several times faster than a
 * placeholder for every value. So a row holds plain values, no SQL.
 */
export async function insertRows(tx: WriteTx, table: Table, rows: readonly Row[]): Promise<void> {
  if (rows.length > 0) await run(tx)`${insertion(table, rows)}`
}

/** Rows that are there already take the new values. */
export async function upsertRows(
  tx: WriteTx,
  table: Table,
  key: string,
  rows: readonly Row[],
): Promise<void> {
  const [first] = rows
  if (!first) return
  const changes = Object.keys(first)
    .filter((column) => column !== key)
    .map((column) => sql`${sql.ref(column)} = excluded.${sql.ref(column)}`)
  await run(tx)`${insertion(table, rows)} on conflict (${sql.ref(key)}) do update set ${sql.join(changes)}`
}

function insertion(table: Table, rows: readonly Row[]) {
  const columns = sql.join(Object.keys(rows[0] ?? {}).map((column) => sql.ref(column)))
  return sql`insert into ${sql.table(table)} (${columns})
    select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::json)`
}

/** The given ids, and new ones in place of those missing. New ids never meet given ones: the counter passes them. */
export async function assignIds(
  tx: WriteTx,
  table: 'product' | 'sku',
  wanted: readonly (number | undefined)[],
): Promise<number[]> {
  const counter = sql`pg_get_serial_sequence(${table}, 'id')::regclass`
  const highest = wanted.reduce<number>((high, id) => Math.max(high, id ?? 0), 0)
  if (highest > 0) {
    await run(tx)`select setval(${counter}, ${highest}::bigint)
      where ${highest}::bigint > coalesce(pg_sequence_last_value(${counter}), 0)`
  }
  const missing = wanted.filter((id) => id === undefined).length
  if (missing === 0) return wanted as number[]
  const { rows } = await run<{ id: number }>(tx)`
    select nextval(${counter}) as id from generate_series(1, ${missing}::int)`
  const fresh = rows.values()
  return wanted.map((id) => id ?? fresh.next().value!.id)
}
