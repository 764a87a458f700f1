import pg from 'pg'
import { LIMITS } from './open-pool.ts'

/** A pooler that does not take what the shop says when it connects is found out before anybody waits for it. */
export async function tryPooler(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, ...LIMITS })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('select 1')
  } finally {
    await client.end().catch(() => undefined)
  }
}
