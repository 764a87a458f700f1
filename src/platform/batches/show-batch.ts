import type { ReadContext } from '#platform/contract/act.ts'
import type { Seller } from '#platform/contract/actor.ts'
import { select } from '#platform/database/raw-sql.ts'
import type { Language } from '#platform/i18n/language.ts'
import { tellInputs } from '#platform/i18n/tell-inputs.ts'
import { refuse } from '#platform/refusal.ts'
import { later, minutes, shopTime } from '#platform/time.ts'
import * as m from '#words'
import type { BatchCounts, BatchLine, BatchSummary, CheckedBatch, ShownBatch } from './batch-fields.ts'
import type { LineState } from './batch-tables.ts'
import type { Checked } from './check-lines.ts'
import { UNDO_MINUTES } from './undo-batch.ts'

/** What the check found, for whoever has to decide. */
export function showChecked<Line extends object>(
  { key, lines, verdicts }: Checked<Line>,
  locale: Language,
): CheckedBatch {
  const shown = lines.map((line, at): BatchLine => {
    const { state, why } = verdicts[at] ?? { state: 'cannot' }
    const msg = why ? why.sentence(tellInputs(why.inputs, locale) as never, { locale }) : ''
    return {
      position: at + 1,
      line: { ...line } as BatchLine['line'],
      state,
      reason: why?.sentence.name ?? '',
      msg,
    }
  })
  return { key, counts: countStates(shown), lines: shown }
}

const countStates = (lines: readonly { state: LineState }[]): BatchCounts => {
  const of = (state: LineState) => lines.filter((line) => line.state === state).length
  return {
    ready: of('ready'),
    done: of('done'),
    already: of('already'),
    cannot: of('cannot'),
    undone: of('undone'),
  }
}

type Row = {
  id: number
  kind: string
  actor: string
  created_at: Date
  finished_at: Date | null
  undone_at: Date | null
  held_at: Date | null
  total: number
  counts: BatchCounts
  last_done: Date | null
}

type Asking = Pick<ReadContext<Seller>, 'tx' | 'actor' | 'services'>

/** Batches with how far they are: one, or the latest before an id; none whose lines are not for whoever asks. */
export async function listBatchRows(
  { tx, actor, services: { batchKinds } }: Asking,
  which: { id: number } | { before: number; rows: number },
): Promise<BatchSummary[]> {
  const hidden = Object.values(batchKinds).filter(({ isSeenBy }) => isSeenBy && !isSeenBy(actor))
  const one = 'id' in which
  const rows = await select<Row>(tx)`
    select b.*, found.* from batch_act b
    cross join lateral (
      select count(*) as total, max(done_at) filter (where state = 'done') as last_done,
        json_build_object(
          'ready', count(*) filter (where state = 'ready'), 'done', count(*) filter (where state = 'done'),
          'already', count(*) filter (where state = 'already'), 'cannot', count(*) filter (where state = 'cannot'),
          'undone', count(*) filter (where state = 'undone')) as counts
      from batch_act_line l where l.batch_id = b.id
    ) found
    where b.kind <> all(${hidden.map(({ name }) => name)}::text[]) and case when ${one} then b.id = ${one ? which.id : 0} else b.id < ${one ? 0 : which.before} end
    order by b.id desc limit ${one ? 1 : which.rows}`
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    actor: row.actor,
    create_time: shopTime(row.created_at),
    finished: row.finished_at ? 1 : 0,
    undone: row.undone_at ? 1 : 0,
    waits: row.held_at ? 1 : 0,
    total: row.total,
    counts: row.counts,
    undo_until:
      row.last_done && batchKinds[row.kind]?.undo
        ? later(row.last_done, minutes(UNDO_MINUTES)).toISOString()
        : '',
  }))
}

/** A batch with a line for each of its lines, in the reader's language. */
export async function needBatch(context: Asking & { language: Language }, id: number): Promise<ShownBatch> {
  const { tx, language } = context
  const [batch] = await listBatchRows(context, { id })
  if (!batch) return refuse(m.batches_none)
  // Of a newer release: that one knows who may see what they say.
  if (!context.services.batchKinds[batch.kind]) return { ...batch, lines: [] }
  const lines = await tx
    .selectFrom('batch_act_line')
    .where('batch_id', '=', id)
    .select(['position', 'line', 'state', 'reason', 'said'])
    .orderBy('position')
    .execute()
  return {
    ...batch,
    lines: lines.map(({ said, line, ...row }) => ({
      ...row,
      line: { ...line },
      msg: said?.[language] ?? '',
    })),
  }
}
