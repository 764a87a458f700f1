import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Log } from '#platform/log.ts'
import { seconds } from '#platform/time.ts'
import type { Trace } from '#platform/trace/trace.ts'
import { DatabaseAway } from '../database-away.ts'
import { type Connections, openPool } from '../open-pool.ts'
import { shareLines } from '../share-lines.ts'
import type { Tables } from '../tables.ts'
import type { ReadTx } from '../tx.ts'
import {
  FOLLOW_RATE,
  type FollowRate,
  followReplica,
  type Position,
  type ReplicaState,
} from './follow-replica.ts'
import { noteChanges } from './note-changes.ts'

/** One reading: what it is done on, and afterwards whether the replica may have lacked a change of what was read. */
export type Reading = { tx: ReadTx; missed(tags: readonly string[]): boolean; failed(error: unknown): void }

export type Replica = {
  /** Its host and port. */
  readonly at: string
  /** Undefined while it is not to be asked. */
  begin(): Reading | undefined
  /** What is no longer as it was; undefined: everything. Said before anything kept is dropped for it. */
  changed(tags?: readonly string[]): void
  state(): ReplicaState
  /** Milliseconds. */
  lag(): number
  connections(): Connections
  close(): Promise<void>
}

type Options = {
  url: string
  max: number
  prepared: boolean
  log: Log
  trace?: Trace | undefined
  askDatabase: () => Promise<number>
  rate?: FollowRate | undefined
}

/** A replica has the same answers for everybody who asks: one that is silent for this long is passed over. */
const WITHIN = seconds(1)

const POSITION = `select case when pg_is_in_recovery()
  then (pg_last_wal_replay_lsn() - '0/0'::pg_lsn)::bigint end as position`

/**
 * A streaming replica, for reading what is kept for everybody (decision 59). Whatever is wrong with it, the database is
 * read instead, and it is tried again by itself.
 */
export function openReplica({
  url,
  max,
  prepared,
  log,
  trace,
  askDatabase,
  rate = FOLLOW_RATE,
}: Options): Replica {
  const changes = noteChanges()
  let client: pg.Client | undefined
  const pool = openPool(url, {
    max,
    log,
    prepared,
    serving: true,
    trace,
    isAway: () => following.state() === 'away',
  })
  const kysely = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: shareLines(pool) }) })

  async function askReplica(): Promise<Position> {
    try {
      client ??= await connect(url)
      const { rows } = await client.query<{ position: Position | null }>(POSITION)
      return rows[0]?.position ?? undefined
    } catch (error) {
      client?.end().catch(() => undefined)
      client = undefined
      throw error
    }
  }

  const following = followReplica({ changes, askDatabase, askReplica, onAway: () => pool.cut(), log, rate })
  return {
    at: new URL(url).host,
    begin() {
      if (following.state() !== 'used') return undefined
      const missed = changes.begin()
      return {
        tx: kysely as unknown as ReadTx,
        missed,
        failed(error) {
          if (error instanceof DatabaseAway) following.leave()
        },
      }
    },
    changed(tags) {
      if (tags) changes.note(tags)
      else changes.noteEverything()
      following.hurry()
    },
    state: following.state,
    lag: following.lag,
    connections: () => pool.connections(),
    async close() {
      await following.close()
      client?.end().catch(() => undefined)
      await kysely.destroy()
    },
  }
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: WITHIN,
    query_timeout: WITHIN,
    application_name: 'xianji replica',
  })
  client.on('error', () => {})
  await client.connect()
  return client
}
