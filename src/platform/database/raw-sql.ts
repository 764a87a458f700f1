import { type CompiledQuery, type Kysely, type QueryResult, type RawBuilder, sql } from 'kysely'
import type { Tables } from './tables.ts'
import type { ReadTx, Statement, WriteTx } from './tx.ts'

type Values = readonly unknown[]

/**
 * The door for SQL that is written out and reads:
 *
 *   const rows = await select<{ id: number }>(tx)`select id from sku where stock > ${least}`
 *
 * The compiler sees who comes; what a text says shows only when it is run, so each text is looked at once.
 */
export const select =
  <Row>(tx: ReadTx) =>
  async (text: TemplateStringsArray, ...values: Values): Promise<Row[]> => {
    const compiled = compileSelect(tx, sql<Row>(text, ...values))
    return (await kyselyOf(tx).executeQuery(compiled)).rows
  }

/** The text of such a question, for whoever keeps it. */
export function compileSelect<Row>(tx: ReadTx, written: RawBuilder<Row>): CompiledQuery<Row> {
  const compiled = written.compile(kyselyOf(tx))
  if (!plain.has(compiled.sql)) plain.add(refuseChanges(compiled.sql))
  return compiled
}

/** The door for SQL that is written out and changes or locks something. */
export const run =
  <Row>(tx: WriteTx | Statement) =>
  (text: TemplateStringsArray, ...values: Values): Promise<QueryResult<Row>> => {
    const kysely = kyselyOf(tx)
    return kysely.executeQuery(sql<Row>(text, ...values).compile(kysely))
  }

/** Whatever its type shows, it is Kysely's. */
const kyselyOf = (tx: ReadTx | Statement) => tx as unknown as Kysely<Tables>

const plain = new Set<string>()

const SELECT = /^\s*(\/\*.*?\*\/\s*)?(select|with)\b/i
const CHANGES =
  /\b(insert\s+into|update\s+\S+(\s+(as\s+)?\w+)?\s+set|delete\s+from|merge\s+into|for\s+(no\s+key\s+)?update|for\s+(key\s+)?share|pg_(try_)?advisory_\w+|pg_notify|nextval|setval|set_config)\b/i

function refuseChanges(text: string): string {
  const change = CHANGES.exec(text)?.[0]
  if (change) throw new Error(`select() only reads, and this has "${change}": use run() with a WriteTx`)
  if (!SELECT.test(text)) throw new Error(`select() only reads: ${text.trim().slice(0, 40)} …`)
  return text
}
