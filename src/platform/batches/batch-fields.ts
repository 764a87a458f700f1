import { z } from 'zod'

const STATES = ['ready', 'done', 'already', 'cannot', 'undone'] as const
const counts = z.object({
  ready: z.number(),
  done: z.number(),
  already: z.number(),
  cannot: z.number(),
  undone: z.number(),
})

/** A line of a batch as it is told: what it says, how it stands, and why. */
const line = z.object({
  position: z.number(),
  line: z.record(z.string(), z.unknown()),
  state: z.enum(STATES),
  /** Why, by a name that stays; '' where there is nothing to say. */
  reason: z.string(),
  msg: z.string(),
})

/** What a check answers: `key` goes with the same lines when they are to be done. */
export const checkedBatch = z.object({ key: z.string(), counts, lines: z.array(line) })

export const batchSummary = z.object({
  id: z.number(),
  kind: z.string(),
  actor: z.string(),
  create_time: z.string(),
  finished: z.number(),
  undone: z.number(),
  /** 1: a second person is asked first, and nothing of it is done before. */
  waits: z.number(),
  total: z.number(),
  counts,
  /** Until when it can be undone, ISO; '' where nothing can. */
  undo_until: z.string(),
})

export const shownBatch = batchSummary.extend({ lines: z.array(line) })

export const batchKey = z.string().regex(/^[0-9a-f]{64}$/)

export type BatchCounts = z.output<typeof counts>
export type BatchLine = z.output<typeof line>
export type CheckedBatch = z.output<typeof checkedBatch>
export type BatchSummary = z.output<typeof batchSummary>
export type ShownBatch = z.output<typeof shownBatch>
