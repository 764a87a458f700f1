import { type PostgresPool, type PostgresPoolClient, sql } from 'kysely'
import type pg from 'pg'

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

const isMarked = (text: string) => text.startsWith(MARK) || text.startsWith(SELECT_MARK)

/** The pool as Kysely takes it: it sends texts without a name, so here those that bear the mark get one. */
export function preparing(pool: pg.Pool): PostgresPool {
  // Kysely knows a connection again by the object it was given.
  const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>()
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect()
      const known = clients.get(client) ?? naming(client)
      clients.set(client, known)
      return known
    },
  }
}

function naming(client: pg.PoolClient): PostgresPoolClient {
  const query = (text: string, values: readonly unknown[]) =>
    client.query({ text, values: [...values], ...(isMarked(text) ? { name: nameOf(text) } : {}) })
  // Kysely's other signature is for cursors, which nobody here streams with.
  return { query: query as never, release: (destroy) => client.release(destroy) }
}
