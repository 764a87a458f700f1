import type { ShownBatch } from '#platform/batches/batch-fields.ts'
import type { BatchKind } from '#platform/batches/batch-kind.ts'
import type { Seller } from '#platform/contract/actor.ts'
import type { Services } from '#platform/contract/services.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'

/** Who knows how its lines are done; a kind only another release knows cannot be gone on with, nor one that is not somebody's to do. */
export function findKind({ batchKinds }: Services, { kind: name }: ShownBatch, actor: Seller): BatchKind {
  const kind = batchKinds[name] ?? refuse(m.batches_none)
  return kind.allows(actor) ? kind : refuse(m.batches_not_yours)
}
