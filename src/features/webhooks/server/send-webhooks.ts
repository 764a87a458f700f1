import type { Database } from '#platform/database/database.ts'
import { run } from '#platform/database/raw-sql.ts'
import { postOutside } from '#platform/http/post-outside.ts'
import type { Resolve } from '#platform/http/public-address.ts'
import type { Log } from '#platform/log.ts'
import { days, later } from '#platform/time.ts'
import { type Delivery, writeLetter } from './write-letter.ts'

type Parts = { database: Database; log: Log; clock: () => Date; resolve: Resolve }

const BATCH = 10
const GIVE_UP_AFTER = days(1)

/**
 * Sends the owner what is due. A claimed notice is left alone for a while that grows with every try, so that a receiver
 * that is down is not beaten, and one that took it just before we fell may hear it twice: its `id` tells.
 */
export async function sendWebhooks(parts: Parts): Promise<number> {
  const due = await claimDue(parts)
  await Promise.all(due.map((delivery) => send(parts, delivery)))
  return due.length
}

async function claimDue({ database, clock }: Parts): Promise<Delivery[]> {
  const now = clock()
  const { rows } = await run<Delivery>(database.statement)`
    update webhook_delivery d set tries = d.tries + 1,
      due_at = ${now}::timestamptz + least(interval '1 hour', interval '30 seconds' * power(2, least(d.tries, 10)))
    from webhook w
    where w.id = d.webhook_id and d.id in (
      select id from webhook_delivery where due_at <= ${now} order by due_at, id limit ${BATCH} for update skip locked)
    returning d.id, d.event, d.data, d.created_at, w.url, w.format, w.secret, w.language`
  return rows
}

async function send(parts: Parts, delivery: Delivery): Promise<void> {
  const now = parts.clock()
  const fault = await tryOnce(parts, delivery, now)
  if (fault === '') return settle(parts, delivery, { sent_at: now, due_at: null, fault })
  parts.log.warn({ delivery: delivery.id, fault }, 'a notice to the owner was not taken')
  const over = delivery.created_at <= later(now, -GIVE_UP_AFTER)
  return settle(parts, delivery, over ? { given_up_at: now, due_at: null, fault } : { fault })
}

/** What went wrong, or ''. */
async function tryOnce({ resolve }: Parts, delivery: Delivery, now: Date): Promise<string> {
  try {
    const { status, text } = await postOutside(writeLetter(delivery, now), resolve)
    if (status < 200 || status > 299) return `HTTP ${status}`
    return delivery.format === 'generic' ? '' : robotFault(text)
  } catch (error) {
    // Only what failed: a message may hold the address, which is a secret.
    return error instanceof Error ? ((error as NodeJS.ErrnoException).code ?? error.name) : 'failed'
  }
}

/** The robots answer 200 whatever happens; the number in the body tells. */
function robotFault(text: string): string {
  try {
    const { errcode, code } = JSON.parse(text) as { errcode?: number; code?: number }
    const number = errcode ?? code ?? 0
    return number === 0 ? '' : `answered ${number}`
  } catch {
    return 'answered no JSON'
  }
}

type Settled = { fault: string; due_at?: null; sent_at?: Date; given_up_at?: Date }

async function settle({ database }: Parts, { id }: Delivery, settled: Settled): Promise<void> {
  await database.statement.updateTable('webhook_delivery').set(settled).where('id', '=', id).execute()
}
