import type { Trace } from '#platform/audit/trace.ts'
import type { WriteContext } from '#platform/contract/act.ts'
import { actorKey, type Seller } from '#platform/contract/actor.ts'
import { inSavepoint } from '#platform/database/in-savepoint.ts'
import { run } from '#platform/database/raw-sql.ts'
import type { WriteTx } from '#platform/database/tx.ts'
import { Refusal } from '#platform/refusal.ts'
import type { BatchKind } from './batch-kind.ts'
import { sayInBoth } from './say-in-both.ts'

/** Lines a transaction: few enough that nobody waits long for what they lock. */
export const CHUNK = 50

export type Waiting = { position: number; line: object }
export type Ended = {
  position: number
  state: 'done' | 'cannot' | 'undone'
  refusal?: Refusal
  result?: object
}

/** What doing lines takes, whether somebody calls or a sweep ends what a caller began. */
type Doer = Pick<WriteContext<Seller>, 'tx' | 'actor' | 'now' | 'trace'>

/** Does the next lines that wait. A line that is refused falls out alone. Answers how many there were. */
export async function runChunk(kind: BatchKind, batchId: number, writing: Doer): Promise<number> {
  const { tx } = writing
  const lines = await claimReady(tx, batchId)
  if (lines.length === 0) return 0
  const shared = await kind.prepare(
    tx,
    lines.map(({ line }) => line),
  )
  const ended: Ended[] = []
  for (const { position, line } of lines) {
    ended.push(
      await endLine(writing, position, async (context) => ({
        state: 'done',
        result: await kind.run(tx, line, shared, context),
      })),
    )
  }
  await noteEnded(tx, batchId, ended, writing.now)
  return lines.length
}

type Doing = Parameters<BatchKind['run']>[3]
type Outcome = Omit<Ended, 'position'>

/** One line by itself: refused, it leaves no trace but its reason. Whatever else goes wrong is a bug and stops the batch. */
export async function endLine(
  { tx, actor, now, trace }: Doer,
  position: number,
  work: (context: Doing) => Promise<Outcome>,
): Promise<Ended> {
  const traces: Trace[] = []
  const context = { actor: actorKey(actor), now, trace: (done: Trace) => void traces.push(done) }
  try {
    const outcome = await inSavepoint(tx, () => work(context))
    for (const done of traces) trace(done)
    return { position, ...outcome }
  } catch (error) {
    if (error instanceof Refusal) return { position, state: 'cannot', refusal: error }
    throw error
  }
}

/** Locked until the end, so that two who run the same batch do different lines; none of one that is being undone or waits. */
async function claimReady(tx: WriteTx, batchId: number): Promise<Waiting[]> {
  const { rows: open } = await run(tx)`
    select from batch_act where id = ${batchId} and undone_at is null and held_at is null for share`
  if (open.length === 0) return []
  const { rows } = await run<Waiting>(tx)`
    select position, line from batch_act_line where batch_id = ${batchId} and state = 'ready'
    order by position limit ${CHUNK} for update skip locked`
  return rows
}

export async function noteEnded(
  tx: WriteTx,
  batchId: number,
  ended: readonly Ended[],
  now: Date,
): Promise<void> {
  const rows = ended.map(({ position, state, refusal, result }) => ({
    position,
    state,
    reason: refusal?.reason ?? '',
    said: refusal && sayInBoth(refusal),
    result,
  }))
  await run(tx)`
    update batch_act_line l set state = rows.state, reason = rows.reason, said = rows.said,
      result = coalesce(rows.result, l.result),
      done_at = case when rows.state in ('done', 'undone') then coalesce(l.done_at, ${now}::timestamptz) end
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as rows(position integer, state text, reason text, said jsonb, result jsonb)
    where l.batch_id = ${batchId} and l.position = rows.position`
}
