import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { minutes } from '#platform/time.ts'

/** Any constant: it only has to be the same in every process of the shop. */
const LOCK = 7_215_093
const ASK_AGAIN = 200

/** How long a process waits for another that changes the tables. */
export const PATIENCE = minutes(5)

/** Somebody else has been changing the tables for longer than anybody waits. */
export class MigratingElsewhere extends Error {
  override name = 'MigratingElsewhere'
}

/**
 * Lets one process at a time change the tables. The lock belongs to a transaction that stays open meanwhile, on a connection
 * of its own: it ends with the process however that ends, and also behind a pooler, which keeps sessions. Whoever has to wait
 * asks again and again instead of standing in line: a statement in line holds a snapshot, and an index that is built
 * concurrently waits for all of those.
 */
export async function holdMigrationLock(
  url: string,
  patience = PATIENCE,
): Promise<{ release(): Promise<void> }> {
  const client = new pg.Client({ connectionString: url, application_name: 'xianji migrate' })
  client.on('error', () => {})
  await client.connect()
  try {
    for (let left = patience; ; left -= ASK_AGAIN) {
      if (await tryLock(client)) return { release: () => client.end() }
      if (left <= 0) throw new MigratingElsewhere()
      await wait(ASK_AGAIN)
    }
  } catch (error) {
    await client.end()
    throw error
  }
}

async function tryLock(client: pg.Client): Promise<boolean> {
  await client.query('begin; set local idle_in_transaction_session_timeout = 0')
  // Without parameters: a statement that has some holds its snapshot until the next one comes.
  const { rows } = await client.query<{ held: boolean }>(`select pg_try_advisory_xact_lock(${LOCK}) as held`)
  if (rows[0]?.held) return true
  await client.query('rollback')
  return false
}
