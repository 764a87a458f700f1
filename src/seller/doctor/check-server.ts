import { SERVING_LINE } from '#platform/cache/change-notices.ts'
import type { Config } from '#platform/config.ts'
import { OLDEST_SERVER } from '#platform/database/check-applied.ts'
import { select } from '#platform/database/raw-sql.ts'
import { tryPooler } from '#platform/database/try-pooler.ts'
import type { ReadTx } from '#platform/database/tx.ts'
import { readClock } from '#platform/time.ts'
import * as m from '#words'
import { type Check, type Finding, fails, holds, warns } from './check.ts'

async function one<Row>(rows: Promise<Row[]>): Promise<Row> {
  const [row] = await rows
  if (!row) throw new Error('PostgreSQL said nothing')
  return row
}

export const server: Check = {
  name: 'server',
  title: m.doctor_server,
  async look({ tx }) {
    const { version, encoding } = await one(
      select<{ version: string; encoding: string }>(tx)`
        select current_setting('server_version') as version, current_setting('server_encoding') as encoding`,
    )
    if (Number.parseInt(version, 10) < OLDEST_SERVER)
      return fails(m.doctor_server_old, { version, oldest: OLDEST_SERVER })
    if (encoding !== 'UTF8') return fails(m.doctor_server_encoding, { encoding })
    return holds(m.doctor_server_holds, { version, encoding })
  },
}

/** The system's rules of sorting change with it; indexes built by the old ones then miss rows. */
export const collation: Check = {
  name: 'collation',
  title: m.doctor_collation,
  async look({ tx }) {
    const { name, built, now } = await one(
      select<{ name: string; built: string | null; now: string | null }>(tx)`
        select datcollate as name, datcollversion as built, pg_database_collation_actual_version(oid) as now
        from pg_database where datname = current_database()`,
    )
    if (built !== now) return fails(m.doctor_collation_changed, { built: built ?? '-', now: now ?? '-' })
    return holds(m.doctor_collation_holds, { name })
  },
}

/** For the seller's command, backups and people. */
const OTHERS = 10
/** One listens for changes, one asks whether the database is there. */
const BESIDE_POOL = 2

export const connections: Check = {
  name: 'connections',
  title: m.doctor_connections,
  async look({ tx, config }) {
    const { databasePool: pool, webWorkers } = config
    const { most } = await one(
      select<{ most: number }>(tx)`
        select current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int as most`,
    )
    const processes = Math.max(webWorkers, (await listProcesses(tx)).length)
    if (isPooled(config)) return lookBehindPooler(config, { processes, most })
    const needed = processes * (pool + BESIDE_POOL) + OTHERS
    const inputs = { processes, pool, needed, most }
    return needed > most
      ? fails(m.doctor_connections_short, inputs)
      : holds(m.doctor_connections_hold, inputs)
  },
}

const isPooled = ({ databaseUrl, databaseDirectUrl }: Config) => databaseUrl !== databaseDirectUrl

/** Only the lines for notices lead past it; how many it opens itself is its own setting. */
async function lookBehindPooler(
  { databaseUrl, databasePrepared: prepared }: Config,
  { processes, most }: { processes: number; most: number },
): Promise<Finding> {
  if (databaseUrl) await tryPooler(databaseUrl, { prepared })
  const left = most - processes - OTHERS
  const inputs = { processes, most, left }
  return left > 0
    ? holds(m.doctor_connections_pooled, inputs)
    : fails(m.doctor_connections_pooled_short, inputs)
}

/** Every process that serves has one line for notices, which leads past a pooler: it tells the host it comes from. */
export const listProcesses = (tx: ReadTx) =>
  select<{ host: string }>(tx)`
    select coalesce(host(client_addr), 'here') as host from pg_stat_activity
    where datname = current_database() and application_name = ${SERVING_LINE}`

const NOTICEABLE = 2
/** Codes, sessions and second factors go wrong. */
const HARMFUL = 30

export const clock: Check = {
  name: 'clock',
  title: m.doctor_clock,
  async look({ tx }) {
    const before = readClock().getTime()
    const { at } = await one(select<{ at: Date }>(tx)`select clock_timestamp() as at`)
    const middle = (before + readClock().getTime()) / 2
    const apart = Math.abs(at.getTime() - middle) / 1000
    const inputs = { seconds: apart.toFixed(1) }
    if (apart > HARMFUL) return fails(m.doctor_clock_apart, inputs)
    return apart > NOTICEABLE ? warns(m.doctor_clock_apart, inputs) : holds(m.doctor_clock_holds, inputs)
  },
}
