import type { Purpose } from '#features/uploads/uploads-rules.ts'

export type Picture = { bytes: Buffer; width: number; height: number }

/** What the decoder thinks of a file: the picture painted anew, or why there is none. */
export type Verdict = { fault: 'format' | 'pixels' | 'broken' } | { picture: Picture }

export type Question = { id: number; file: string; purpose: Purpose }
export type Reply = { id: number; verdict: Verdict }
