import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { LIMITS } from './open-pool.ts'

/**
 * A pooler that does not take what the shop says when it connects, or does not know statements by the names the shop gives them,
 * is found out before anybody waits for it.
 */
export async function tryPooler(url: string, { prepared }: { prepared: boolean }): Promise<void> {
  const callers = [aCaller(url), aCaller(url)]
  try {
    for (const caller of callers) await caller.connect()
    for (const caller of callers) await caller.query('select 1')
    if (prepared) await nameTheSame(callers)
  } finally {
    for (const caller of callers) await caller.end().catch(() => undefined)
  }
}

const aCaller = (url: string) =>
  new pg.Client({ connectionString: url, ...LIMITS }).on('error', () => {}) as pg.Client

/** More than one: on a busy pooler two callers may be given different connections by chance. */
const TRIES = 5

/** Two callers say different things under one name; who mixes them up lends both the same connection and does not tell it. */
async function nameTheSame(callers: readonly pg.Client[]): Promise<void> {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const name = randomUUID()
    for (const [at, caller] of [...callers, ...callers].entries())
      await caller.query({ name, text: `select ${at % callers.length}` })
  }
}
