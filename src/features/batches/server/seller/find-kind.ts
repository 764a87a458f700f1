import type { ShownBatch } from '#platform/batches/batch-fields.ts'
import type { BatchKind } from '#platform/batches/batch-kind.ts'
import type { Services } from '#platform/contract/services.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'

/** Who knows how its lines are done; a kind only another release knows cannot be gone on with. */
export const findKind = ({ batchKinds }: Services, { kind }: ShownBatch): BatchKind =>
  batchKinds[kind] ?? refuse(m.batches_none)
