import { sql } from 'kysely'
import pg from 'pg'
import { prepareUnread } from '#platform/database/prepare.ts'
import type { WriteTx } from '#platform/database/tx.ts'
import type { Log } from '#platform/log.ts'
import { seconds } from '#platform/time.ts'

const CHANNEL = 'shop_changes'
/** What PostgreSQL calls the line of a process that serves people; a command that listens is none. */
export const SERVING_LINE = 'xianji changes'
const OTHER_LINE = 'xianji command'
const MAX_PAYLOAD = 7500

const tagsOf = new WeakMap<WriteTx, Set<string>>()

/** Says what a transaction changes: once it holds, what is cached under these tags is dropped in every process. */
export function changed(tx: WriteTx, ...tags: readonly string[]): void {
  tagsOf.set(tx, new Set([...(tagsOf.get(tx) ?? []), ...tags]))
}

const notify = prepareUnread<{ payload: string }>(
  ({ payload }) => sql`select pg_notify(${CHANNEL}, ${payload})`,
)

/**
 * One notice of everything a transaction said it changed, and these tags. `database.write` does it last, so nobody has
 * to think of it; PostgreSQL delivers a notice with the commit or not at all.
 */
export async function sendChangeNotice(tx: WriteTx): Promise<readonly string[]> {
  const tags = [...(tagsOf.get(tx) ?? [])]
  const payload = tags.join(',')
  // A change too wide to name says "everything".
  if (tags.length > 0) await notify(tx, { payload: payload.length > MAX_PAYLOAD ? '*' : payload })
  return tags
}

export type Listener = {
  /** The first line is there, or cannot be had yet. */
  readonly begun: Promise<void>
  /** Gives the line up for a new one: one that leads nowhere any more looks like one on which nobody speaks. */
  renew(): void
  close(): Promise<void>
}

/**
 * Hears of changes made by every process on this database. While the line is down changes may be missed, so
 * each new line begins with "everything".
 */
export function listenToChanges(options: {
  url: string
  serving: boolean
  log: Log
  onChange: (tags: readonly string[]) => void
  onEverything: () => void
}): Listener {
  let closed = false
  let client: pg.Client | undefined
  let retry: NodeJS.Timeout | undefined

  async function connect(): Promise<void> {
    const next = new pg.Client({
      connectionString: options.url,
      keepAlive: true,
      connectionTimeoutMillis: seconds(5),
      application_name: options.serving ? SERVING_LINE : OTHER_LINE,
    })
    client = next
    let left = false
    // A line may fail in two ways at once; one new line takes its place.
    const tryAgain = () => {
      if (!closed && !left) retry = setTimeout(connect, seconds(1))
      left = true
    }
    next.on('error', (error) => {
      if (!closed) options.log.warn({ reason: error.message }, 'the line for change notices was lost')
    })
    next.on('end', tryAgain)
    next.on('notification', ({ payload }) => {
      if (payload === '*') options.onEverything()
      else if (payload) options.onChange(payload.split(','))
    })
    try {
      await next.connect()
      await next.query(`listen ${CHANNEL}`)
      options.onEverything()
    } catch (error) {
      options.log.warn({ reason: String(error) }, 'change notices cannot be heard yet')
      tryAgain()
      await next.end().catch(() => undefined)
    }
  }

  const begun = connect()
  return {
    begun,
    renew: () => void cutLine(client),
    async close() {
      closed = true
      clearTimeout(retry)
      await begun
      await client?.end().catch(() => undefined)
    },
  }
}

/** A polite farewell would wait for an answer. */
const cutLine = (client: pg.Client | undefined) =>
  (
    client as unknown as { connection?: { stream: { destroy(): void } } } | undefined
  )?.connection?.stream.destroy()
