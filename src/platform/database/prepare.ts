import { type Compilable, CompiledQuery, type Kysely, type RawBuilder, sql } from 'kysely'
import { DEFAULT_LANGUAGE, type Language } from '#platform/i18n/language.ts'
import { MARK } from './prepared.ts'
import { compileSelect } from './raw-sql.ts'
import { UNREAD } from './send-together.ts'
import type { Tables } from './tables.ts'
import type { ReadTx, Statement, WriteTx } from './tx.ts'

/** Stands in the text where a value will be. Whoever computes with it would keep what came of it for ever. */
class Slot {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
  [Symbol.toPrimitive](): never {
    throw new Error(`A prepared statement computes with a value, ${this.name}`)
  }
  toJSON(): never {
    return this[Symbol.toPrimitive]()
  }
}

/**
 * A statement that is put together once, when it is first run: afterwards its values are all that is sent. For the few
 * that are run so often that writing them anew costs as much as what they do.
 *
 *   const takeOne = prepare<{ left: number }, { id: number }>(
 *     ({ id }) => sql`update sku set stock = stock - 1 where id = ${id} returning stock as left`,
 *   )
 *   const [row] = await takeOne(tx, { id: 7 })
 *
 * What `write` is handed looks like the values and only marks their places: it may go into the text and nowhere else.
 */
export function prepare<Row, Values extends object>(write: (values: Values) => RawBuilder<unknown>) {
  let made: Made<Values> | undefined
  return async (tx: WriteTx | Statement, values: Values): Promise<Row[]> => {
    // Whatever its type shows, it is Kysely's.
    const kysely = tx as unknown as Kysely<Tables>
    made ??= compile<Values>((places) => sql`${sql.raw(MARK)}${write(places)}`.compile(kysely))
    return send(kysely, made, values)
  }
}

/**
 * The same for a question put together of Kysely's parts that bears the mark itself, and whose text may be another in each
 * language; one that is the same in all is told none.
 *
 *   const findOne = prepareSelect((tx, { id }: { id: number }, language) =>
 *     tx.selectFrom('shop').modifyFront(prepared).where('id', '=', id).select(inLanguage('name', language).as('name')),
 *   )
 *   const [shop] = await findOne(tx, { id: 7 }, language)
 */
export function prepareSelect<Row, Values extends object>(
  write: (tx: ReadTx, values: Values, language: Language) => Compilable<Row>,
) {
  const made: Partial<Record<Language, Made<Values>>> = {}
  return (tx: ReadTx, values: Values, language: Language = DEFAULT_LANGUAGE): Promise<Row[]> => {
    made[language] ??= compile<Values>((places) => write(tx, places, language).compile())
    return send(tx as unknown as Kysely<Tables>, made[language], values)
  }
}

/**
 * The same for a question that is written out.
 *
 *   const countSkus = prepareText<{ count: number }, { id: number }>(
 *     ({ id }) => sql`select count(*) from sku where product_id = ${id}`,
 *   )
 */
export const prepareText = <Row, Values extends object>(
  write: (values: Values, language: Language) => RawBuilder<unknown>,
) =>
  prepareSelect<Row, Values>((tx, values, language) => ({
    compile: () => compileSelect(tx, sql<Row>`${sql.raw(MARK)}${write(values, language)}`),
  }))

/**
 * The same for a statement whose answer nobody reads: it leaves with the one after it, at the latest with the commit, so it
 * needs a transaction. Where it fails, the transaction does.
 */
export function prepareUnread<Values extends object>(write: (values: Values) => RawBuilder<unknown>) {
  const sendUnread = prepare<never, Values>((values) => sql`${sql.raw(UNREAD)} ${write(values)}`)
  return async (tx: WriteTx, values: Values): Promise<void> => {
    await sendUnread(tx, values)
  }
}

type Made<Values> = { text: string; fill: (values: Values) => unknown[] }

function compile<Values extends object>(write: (places: Values) => CompiledQuery): Made<Values> {
  const places = new Proxy({} as Values, { get: (_, name) => new Slot(String(name)) })
  const { sql, parameters } = write(places)
  return {
    text: sql,
    fill: (values) => parameters.map((one) => (one instanceof Slot ? values[one.name as keyof Values] : one)),
  }
}

async function send<Row, Values>(kysely: Kysely<Tables>, made: Made<Values>, values: Values): Promise<Row[]> {
  return (await kysely.executeQuery<Row>(CompiledQuery.raw(made.text, made.fill(values)))).rows
}
