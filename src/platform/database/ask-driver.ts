import pg from 'pg'
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
    const query = new pg.Query(text, [...values], (error, answer) =>
      error ? failed(error) : answered(answer as unknown as pg.QueryResult),
    )
    if (prepared) Object.assign(query, nameIfMarked(text))
    client.query(query)
  })
}
