import { addAuditLines } from '#platform/audit/add-audit-lines.ts'
import type { Trace } from '#platform/audit/trace.ts'
import type { Database } from '#platform/database/database.ts'
import { select } from '#platform/database/raw-sql.ts'
import { days, later, minutes } from '#platform/time.ts'
import type { BatchKind } from './batch-kind.ts'
import { noteFinished } from './run-batch.ts'
import { runChunk } from './run-chunk.ts'

/** Whoever pressed the button does the lines; only when that takes longer than any batch may somebody have died over it. */
const PATIENCE = minutes(1)
/** A line that is a bug would be tried for ever. What is older waits for a person, who can still go on with it. */
const GIVEN_UP = days(1)

type Left = { id: number; kind: string; actor: string }
type Parts = { database: Database; kinds: Readonly<Record<string, BatchKind>>; clock: () => Date }

/**
 * Ends what a process began and died over: the lines that still wait are done in the name of whoever began. Should they
 * be at it all the same, each line is done by one of the two. Answers how many lines there were.
 */
export async function finishBatches({ database, kinds, clock }: Parts): Promise<number> {
  const now = clock()
  const left = await select<Left>(database.read)`
    select id, kind, actor from batch_act
    where finished_at is null and undone_at is null and held_at is null
      and created_at between ${later(now, -GIVEN_UP)} and ${later(now, -PATIENCE)}
    order by id`
  let lines = 0
  for (const { id, kind: name, actor } of left) {
    const kind = kinds[name]
    if (!kind) continue
    for (let done = 1; done > 0; lines += done) done = await finishChunk(database, kind, { id, actor, now })
    await noteFinished(database.statement, id, now)
  }
  return lines
}

type Beginner = { id: number; actor: string; now: Date }

const finishChunk = (database: Database, kind: BatchKind, { id, actor, now }: Beginner): Promise<number> =>
  database.write(async (tx) => {
    const traces: Trace[] = []
    const trace = (done: Trace) => void traces.push(done)
    const seller = { kind: 'seller', name: actor.replace(/^seller:/, '') } as const
    const done = await runChunk(kind, id, { tx, actor: seller, now, trace })
    const circumstances = { actor, address: '', call: 'batches.finish', requestId: '', now }
    await addAuditLines(tx, circumstances, traces)
    return done
  })
