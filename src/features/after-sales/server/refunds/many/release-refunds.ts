import { releaseBatch } from '#platform/batches/hold-batch.ts'
import type { WriteContext } from '#platform/contract/act.ts'

/** A second person has agreed: nothing holds the batch any more, and whoever agreed goes on with it. */
export const releaseRefunds = ({ batch_id }: { batch_id: number }, { tx }: WriteContext): Promise<void> =>
  releaseBatch(tx, batch_id)
