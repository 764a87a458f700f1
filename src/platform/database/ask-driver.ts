import pg from 'pg'
import { MarkedQuery } from './marked-query.ts'
import { nameIfMarked } from './prepared.ts'

/**
 * Hands a statement to the driver. Described as an object it would be copied property by property, with what each of them may do, which
 * takes as long as all else the driver does to send it; a text and its values are taken as they are.
 */
export function askDriver(
  client: pg.PoolClient,
  text: string,
  values: readonly unknown[],
  prepared: boolean,
): Promise<pg.QueryResult> {
  return new Promise((answered, failed) => {
    const done = (error: Error | undefined, answer: unknown) =>
      error ? failed(error) : answered(answer as pg.QueryResult)
    const name = prepared ? nameIfMarked(text) : undefined
    client.query(
      name ? new MarkedQuery(name, text, [...values], done) : new pg.Query(text, [...values], done),
    )
  })
}
