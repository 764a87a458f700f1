import { sql } from 'kysely'
import type pg from 'pg'

const MARK = '/* prepared */'

/**
 * Put first into a statement that is run all the time and costs more to plan than to run: each connection then parses
 * and plans it once. For statements whose text is always the same and whose best plan does not hang on its values.
 *
 *   sql`${prepared} select …`
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

/** Kysely sends texts without a name, so the connection gives one to those that bear the mark. */
export function prepareMarked(client: pg.ClientBase): void {
  const send = client.query.bind(client) as (...sent: unknown[]) => unknown
  const query = (text: unknown, values?: unknown, ...rest: unknown[]) =>
    typeof text === 'string' && text.startsWith(MARK)
      ? send({ name: nameOf(text), text, values }, ...rest)
      : send(text, values, ...rest)
  client.query = query as typeof client.query
}
