import type { StepContext, WriteContext } from '#platform/contract/act.ts'
import type { Seller } from '#platform/contract/actor.ts'
import { actorKey } from '#platform/contract/actor.ts'
import { run } from '#platform/database/raw-sql.ts'
import type { Statement } from '#platform/database/tx.ts'
import type { BatchKind } from './batch-kind.ts'
import { beginBatch } from './begin-batch.ts'
import { type Checked, checkLines } from './check-lines.ts'
import { runChunk } from './run-chunk.ts'

type Asked<Line> = {
  lines: readonly Line[]
  key?: string | undefined
  /** In the transaction that writes a new batch down: may refuse it, or hold it for a second person. */
  first?(writing: WriteContext<Seller>, batchId: number, checked: Checked<Line>): Promise<void>
}

/**
 * Checks, writes down and does what can be done. Under a key that is known it goes on with that batch, or says again what
 * became of it. Answers the batch's id.
 */
export async function runBatch<Line extends object>(
  kind: BatchKind,
  { lines, key, first }: Asked<Line>,
  context: StepContext<Seller>,
): Promise<number> {
  const { tx, now } = context
  const known =
    key && (await tx.selectFrom('batch_act').where('key', '=', key).select('id').executeTakeFirst())
  if (known) return resumeBatch(kind, known.id, context)
  const checked = await checkLines(tx, kind, lines)
  const actor = actorKey(context.actor)
  const batchId = await context.write(async (writing) => {
    const { tx, trace } = writing
    const { id, begun } = await beginBatch(tx, { kind, checked, key: key ?? checked.key, actor, now })
    if (!begun) return id
    trace({ thing: 'batch', id, after: { kind: kind.name, lines: lines.length } })
    await first?.(writing, id, checked)
    return id
  })
  return resumeBatch(kind, batchId, context)
}

/** Does the lines that still wait, some a transaction: others get their turn in between, and what is done stays done. */
export async function resumeBatch(
  kind: BatchKind,
  batchId: number,
  context: StepContext<Seller>,
): Promise<number> {
  while ((await context.write((writing) => runChunk(kind, batchId, writing))) > 0);
  await noteFinished(context.statement, batchId, context.now)
  return batchId
}

/** Nothing of it waits any more. One of which nothing was done lets go of its key. */
export async function noteFinished(statement: Statement, batchId: number, now: Date): Promise<void> {
  await run(statement)`
    update batch_act b set finished_at = ${now}, key = case
      when exists (select from batch_act_line l where l.batch_id = b.id and l.state = 'done') then key
      else key || '-' || id end
    where id = ${batchId} and finished_at is null
      and not exists (select from batch_act_line l where l.batch_id = b.id and l.state = 'ready')`
}
