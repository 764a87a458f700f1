import type { BatchSummary } from '#platform/batches/batch-fields.ts'
import * as m from '#words'

export function batchState({ finished, undone, waits }: BatchSummary): string {
  if (undone) return m.desk_line_undone()
  if (waits) return m.manyrefunds_waits()
  return finished ? m.office_batch_done() : m.office_batch_runs()
}
