import type { BatchLine, BatchSummary, ShownBatch } from '#platform/batches/batch-fields.ts'
import type { Sentence } from '#platform/refusal.ts'
import * as m from '#words'
import { optional, whole } from './arguments.ts'
import type { Columns } from './columns.ts'
import { act, command } from './command.ts'
import { followBatch } from './follow-batch.ts'
import type { Output } from './output.ts'
import { listOf } from './show.ts'

const KINDS: Readonly<Record<string, Sentence>> = { ship: m.sellerbatches_ship }

const BATCHES: Columns<BatchSummary> = [
  [m.sellerbatches_id, 'id'],
  [m.sellerbatches_time, 'create_time'],
  [m.sellerbatches_kind, ({ kind }) => KINDS[kind] ?? kind],
  [m.sellerbatches_who, 'actor'],
  [m.sellerbatches_state, stateOf],
  [m.sellerbatches_done, ({ counts }) => counts.done],
  [m.sellerbatches_left, ({ counts }) => counts.ready + counts.cannot],
]

const LINES: Columns<BatchLine> = [
  [m.sellership_row, 'position'],
  [m.sellerbatches_line, ({ line }) => Object.values(line).join(' '), 60],
  [m.sellerbatches_state, 'state'],
  [m.sellership_reason, 'msg'],
]

const one = { id: whole('BATCH') }

export const batches = command('batches', m.sellerbatches_summary, m.sellerbatches_details, [
  act({
    options: { before: optional(whole('BATCH')) },
    call: (api, { before }) => api.batchesSeller.listBatches({ before_id: before }),
    show: listOf(BATCHES),
  }),
  act({
    name: 'show',
    words: one,
    call: (api, asked) => api.batchesSeller.showBatch(asked),
    show: drawBatch,
  }),
  act({
    name: 'resume',
    words: one,
    async run(asked, { open, output, progress }) {
      const { api } = await open()
      const answer = await progress.step(m.sellership_step, (tick) =>
        followBatch(api, tick, api.batchesSeller.resumeBatch(asked)),
      )
      output.answer(answer, (batch) => drawBatch(batch, output))
    },
  }),
])

function stateOf({ undone, finished }: BatchSummary): Sentence {
  if (undone) return m.sellerbatches_undone
  return finished ? m.sellerbatches_finished : m.sellerbatches_running
}

function drawBatch(batch: ShownBatch, output: Output): void {
  output.list([batch], BATCHES)
  output.list(batch.lines, LINES)
}
