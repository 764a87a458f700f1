import type { StepContext, WriteContext } from '#platform/contract/act.ts'
import type { Seller } from '#platform/contract/actor.ts'
import { run } from '#platform/database/raw-sql.ts'
import type { WriteTx } from '#platform/database/tx.ts'
import { Refusal, refuse } from '#platform/refusal.ts'
import { later, minutes } from '#platform/time.ts'
import * as m from '#words'
import type { BatchKind } from './batch-kind.ts'
import { CHUNK, type Ended, endLine, noteEnded } from './run-chunk.ts'
import { sayInBoth } from './say-in-both.ts'

export const UNDO_MINUTES = 10

/**
 * Takes back what was done of a batch, line by line, as far as each can be. First nothing more of it is done. What cannot be
 * taken back stays done and says why.
 */
export async function undoBatch(
  kind: BatchKind,
  batchId: number,
  context: StepContext<Seller>,
): Promise<void> {
  if (!kind.undo) refuse(m.batches_no_undo)
  await context.write(({ tx, now, trace }) => {
    trace({ thing: 'batch', id: batchId, after: { undone: true } })
    return stopBatch(tx, batchId, now)
  })
  for (let after = 0, next: number | undefined = 0; next !== undefined; after = next ?? 0)
    next = await context.write((writing) => undoChunk(kind, batchId, after, writing))
}

async function stopBatch(tx: WriteTx, batchId: number, now: Date): Promise<void> {
  await run(tx)`
    update batch_act set undone_at = ${now}, finished_at = coalesce(finished_at, ${now}), key = key || '-' || id
    where id = ${batchId} and undone_at is null`
  const stopped = { sentence: m.batches_stopped, inputs: {} }
  await tx
    .updateTable('batch_act_line')
    .set({ state: 'cannot', reason: m.batches_stopped.name, said: sayInBoth(stopped) })
    .where('batch_id', '=', batchId)
    .where('state', '=', 'ready')
    .execute()
  const { rows } = await run(tx)`
    select from batch_act_line where batch_id = ${batchId} and state = 'done' limit 1`
  if (rows.length === 0) refuse(m.batches_nothing_to_undo)
}

type Done = { position: number; line: object; result: object; done_at: Date }

/** Answers where to go on, or nothing when that was all. */
async function undoChunk(
  kind: BatchKind,
  batchId: number,
  after: number,
  writing: WriteContext<Seller>,
): Promise<number | undefined> {
  const { tx, now } = writing
  const { rows } = await run<Done>(tx)`
    select position, line, result, done_at from batch_act_line
    where batch_id = ${batchId} and state = 'done' and position > ${after}
    order by position limit ${CHUNK} for update`
  if (rows.length === 0) return undefined
  await kind.prepare(
    tx,
    rows.map(({ line }) => line),
  )
  const ended: Ended[] = []
  for (const { position, result, done_at } of rows) {
    const end = await endLine(writing, position, async (context) => {
      if (later(done_at, minutes(UNDO_MINUTES)) < now) refuse(m.batches_undo_late, { minutes: UNDO_MINUTES })
      await kind.undo?.(tx, result, context)
      return { state: 'undone' }
    })
    // What cannot be taken back stays done.
    ended.push(end.refusal instanceof Refusal ? { ...end, state: 'done' } : end)
  }
  await noteEnded(tx, batchId, ended, now)
  return rows.at(-1)?.position
}
