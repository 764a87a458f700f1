import { sql } from 'kysely'

export const MARK = '/* prepared */'
/** Where Kysely's own queries have it. */
const SELECT_MARK = `select ${MARK}`

/**
 * Put first into a statement that is run all the time and costs more to plan than to run: each connection then parses
 * and plans it once. For statements whose text is always the same and whose best plan does not hang on its values.
 *
 *   run(tx)`${prepared} update …`
 *   tx.selectFrom('product').modifyFront(prepared)…
 */
export const prepared = sql.raw(MARK)

const names = new Map<string, string>()

function nameOf(text: string): string {
  const known = names.get(text)
  if (known) return known
  const name = `prepared_${names.size + 1}`
  names.set(text, name)
  return name
}

export const isMarked = (text: string) => text.startsWith(MARK) || text.startsWith(SELECT_MARK)

/** Kysely sends texts without a name; here those that bear the mark get one. */
export const nameIfMarked = (text: string) => (isMarked(text) ? nameOf(text) : undefined)
