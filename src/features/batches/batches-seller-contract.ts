import { z } from 'zod'
import { batchSummary, shownBatch } from '#platform/batches/batch-fields.ts'
import { read, writeInSteps } from '#platform/contract/define.ts'
import { id, wholeNumber } from '#platform/contract/fields.ts'

const one = z.strictObject({ id })

/** With whoever did it, by name. */
const listedBatch = batchSummary.extend({ by: z.string() })

/** Acts on many things at once: what became of them. How they begin is their feature's own, such as shipping a file. */
export const batchesSellerContract = {
  listBatches: read({
    path: '/seller/batches/list',
    summary: 'What was done to many things at once, the latest first, further back from `before_id`.',
    access: 'seller',
    input: z.strictObject({ before_id: id.optional(), rows: wholeNumber(1, 100).default(20) }),
    output: z.array(listedBatch),
  }),
  showBatch: read({
    path: '/seller/batches/show',
    summary: 'One of them with how each of its lines stands, also while it runs.',
    access: 'seller',
    input: one,
    output: shownBatch,
    refusals: ['batches_none'],
  }),
  resumeBatch: writeInSteps({
    path: '/seller/batches/resume',
    summary: 'Goes on with one that was interrupted; what was done stays done once.',
    access: 'seller',
    input: one,
    output: shownBatch,
    refusals: ['batches_none', 'batches_not_yours', 'batches_undone', 'batches_waits'],
  }),
  undoBatch: writeInSteps({
    path: '/seller/batches/undo',
    summary: 'Takes back what was done, for ten minutes and as far as each line can be.',
    access: 'seller',
    input: one,
    output: shownBatch,
    refusals: ['batches_none', 'batches_not_yours', 'batches_no_undo', 'batches_nothing_to_undo'],
  }),
}

export type ListedBatch = z.output<typeof listedBatch>
