import type { Trace } from '#platform/audit/trace.ts'
import type { Seller } from '#platform/contract/actor.ts'
import type { ReadTx, WriteTx } from '#platform/database/tx.ts'
import type { InBoth } from '#platform/i18n/tell-inputs.ts'
import type { Sentence } from '#platform/refusal.ts'

/** What the check says of a line. One that is ready may come with a word of care. */
export type Verdict = { state: 'ready' | 'already' | 'cannot'; why?: Why }
export type Why = { sentence: Sentence; inputs: object }

const verdict =
  (state: Verdict['state']) =>
  <S extends Sentence>(sentence: S, inputs?: InBoth<Parameters<S>[0]>): Verdict => ({
    state,
    why: { sentence, inputs: inputs ?? {} },
  })

export const READY: Verdict = { state: 'ready' }
export const readyBut = verdict('ready')
export const already = verdict('already')
export const cannot = verdict('cannot')

export type LineContext = { actor: string; now: Date; trace(done: Trace): void }

/**
 * One sort of act on many things: how its lines are checked, done and undone. Everything else, chunks and savepoints,
 * going on after a crash, keys, progress, is the same for all.
 */
export type BatchKind<Line extends object = object, Result extends object = object, Shared = unknown> = {
  name: string
  /** Whether somebody may go on with such a batch, or take it back. */
  allows(actor: Seller): boolean
  /** Whether somebody may see what its lines say; everybody where it is absent. */
  isSeenBy?(actor: Seller): boolean
  /** A verdict a line, in their order. Reads only. */
  check(tx: ReadTx, lines: readonly Line[]): Promise<Verdict[]>
  /** Before some lines are done or undone: locks what they are about, in id order, and looks up what all of them need. */
  prepare(tx: WriteTx, lines: readonly Line[]): Promise<Shared>
  /** Does one line, or refuses it. What it answers is kept for `undo`. */
  run(tx: WriteTx, line: Line, shared: Shared, context: LineContext): Promise<Result>
  /** Takes it back, or refuses; absent where the world does not allow it. */
  undo?(tx: WriteTx, result: Result, context: LineContext): Promise<void>
}

/** Forgets the types of its lines, for the table of kinds. */
export const batchKind = <Line extends object, Result extends object, Shared>(
  kind: BatchKind<Line, Result, Shared>,
): BatchKind => kind as unknown as BatchKind

declare module '#platform/contract/services.ts' {
  interface Services {
    /** Every kind of batch, by name. */
    batchKinds: Readonly<Record<string, BatchKind>>
  }
}
