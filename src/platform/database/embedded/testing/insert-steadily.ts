import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

const PATIENCE = 20_000

/** Writes rows one by one through any failure, and remembers which ones the database confirmed. */
export async function insertSteadily(url: string) {
  const confirmed: number[] = []
  const failures: number[] = []
  const successes: number[] = []
  let go = true
  await runOnce(url, 'create table if not exists load (id bigint primary key)')
  const done = (async () => {
    let client: pg.Client | undefined
    for (let id = 1; go; id++) {
      try {
        client ??= await connect(url)
        await client.query('insert into load values ($1)', [id])
        confirmed.push(id)
        successes.push(performance.now())
      } catch {
        failures.push(performance.now())
        client?.end().catch(() => {})
        client = undefined
        // A test that failed may have left us alone with a database that never comes back.
        if (performance.now() - (successes.at(-1) ?? 0) > PATIENCE) return
        await sleep(20)
      }
    }
    await client?.end()
  })()
  return {
    confirmed,
    /** Milliseconds from the last answer before the first failure to the next answer. */
    gap() {
      const [failed] = failures
      const before = successes.findLast((time) => failed !== undefined && time < failed)
      const after = successes.find((time) => failed !== undefined && time > failed)
      return before === undefined || after === undefined ? undefined : after - before
    },
    async end() {
      go = false
      await done
    },
  }
}

export async function countMissing(url: string, confirmed: number[]): Promise<number> {
  const [row] = await runOnce(
    url,
    'select count(*)::int as missing from unnest($1::bigint[]) id where id not in (select id from load)',
    [confirmed],
  )
  return (row as { missing: number }).missing
}

export async function runOnce(url: string, sql: string, values: unknown[] = []): Promise<unknown[]> {
  const client = await connect(url)
  try {
    return (await client.query(sql, values)).rows as unknown[]
  } finally {
    await client.end()
  }
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url })
  // A connection that breaks between two questions tells it here; the next question fails anyway.
  client.on('error', () => {})
  await client.connect()
  return client
}
