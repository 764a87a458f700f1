import type { Writable } from 'node:stream'
import type pg from 'pg'

/** Stands in a statement of a transaction whose answer nobody reads. */
export const UNREAD = '/* unread */'

type Query = { text: string; values: readonly unknown[] }
type Answer = Pick<pg.QueryResult, 'command' | 'rowCount' | 'rows'>

const answered = (command = ''): Answer => ({ command, rowCount: 0, rows: [] })

export type Sender = {
  query(text: string, values: readonly unknown[]): Promise<Answer>
  /** For whoever has no more to say: drops what still waits, and tells whether there was anything. */
  forget(): boolean
}

/**
 * What nobody waits for travels with what comes next: `begin` with the first statement, and what is marked with the one
 * after it or with the commit. Each journey less is a wait less for everybody who wants the rows that are locked. A
 * statement that fails so fails whatever it travelled with, and the commit behind it becomes a rollback.
 */
export function sendTogether(client: pg.PoolClient, send: (query: Query) => Promise<Answer>): Sender {
  let held: Query[] = []
  const stream = streamOf(client)

  async function sendAll(queries: readonly Query[]): Promise<Answer> {
    stream?.cork()
    const sent = queries.map(send)
    stream?.uncork()
    return (await Promise.all(sent)).at(-1) ?? answered()
  }

  return {
    async query(text, values) {
      const query = { text, values }
      if (text === 'begin' || text.includes(UNREAD)) {
        held.push(query)
        return answered()
      }
      const before = held
      held = []
      const begun = before[0]?.text !== 'begin'
      if (text === 'rollback') return begun ? sendAll([query]) : answered('ROLLBACK')
      if (text === 'commit' && !begun && before.length === 1) return answered('COMMIT')
      return sendAll([...before, query])
    },
    forget() {
      const some = held.length > 0
      held = []
      return some
    },
  }
}

/**
 * The line itself, which the driver names nowhere in its types. What is written to it while it is corked leaves as one,
 * as the driver does it with the parts of a statement.
 */
export const streamOf = (client: pg.PoolClient) =>
  (client as unknown as { connection?: { stream?: Writable } }).connection?.stream
