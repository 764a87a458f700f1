import type { ApprovalAct } from '#features/approvals/approval-rules.ts'
import { dropBatch } from '#platform/batches/hold-batch.ts'
import type { WriteTx } from '#platform/database/tx.ts'
import * as m from '#words'

/** What is done instead where nobody agreed, with what was to be done. */
export type NotAgreed = (input: never, context: { tx: WriteTx; now: Date }) => Promise<void>

type AnyEnd = ((input: object, context: { tx: WriteTx; now: Date }) => Promise<void>) | undefined
type Held = { act: string; input: object; thing: string; thing_id: string }
export type Dropping = { now: Date; ends: Readonly<Partial<Record<ApprovalAct, NotAgreed>>> }

/** What waited and will not be done: a batch says so on each of its lines. */
export async function dropHeld(
  tx: WriteTx,
  { act, input, thing, thing_id }: Held,
  { now, ends }: Dropping,
): Promise<void> {
  await (ends[act as ApprovalAct] as AnyEnd)?.(input, { tx, now })
  if (thing !== 'batch') return
  await dropBatch(tx, Number(thing_id), { sentence: m.approvals_not_agreed, inputs: {} }, now)
}

declare module '#platform/contract/services.ts' {
  interface Services {
    /** Of what went on while its money waited: how it ends where nobody agrees, declined, withdrawn or too late. */
    notAgreedActs: Dropping['ends']
  }
}
