import type { Entry } from '#platform/contract/act.ts'
import { type Actor, actorKey } from '#platform/contract/actor.ts'
import type { Statement, WriteTx } from '#platform/database/tx.ts'
import { addAuditLines } from './add-audit-lines.ts'
import { hideSecrets } from './hide-secrets.ts'
import type { Trace } from './trace.ts'

export type Trail = {
  /** Runs a transaction's work, and writes down at its end what it said it did. */
  follow<T>(tx: WriteTx, work: (trace: (done: Trace) => void) => Promise<T>): Promise<T>
  /** Writes one line at once, whatever becomes of the call. */
  add(statement: Statement, done: Trace): Promise<void>
}

type Called = { actor: Actor; address: string; requestId: string; now: Date }

/**
 * The trail of one call. A seller's write always leaves a line: where the act says nothing, the first transaction it
 * commits is told by what was sent. Others leave only what they say.
 */
export function openTrail({ feature, name, call }: Entry, input: unknown, called: Called): Trail {
  const { address, requestId, now } = called
  const circumstances = {
    actor: actorKey(called.actor),
    address,
    call: `${feature}.${name}`,
    requestId,
    now,
  }
  let told = call.access !== 'seller'
  return {
    async follow(tx, work) {
      const said: Trace[] = []
      const result = await work((done) => void said.push(done))
      if (said.length === 0 && !told) said.push(plainly(input))
      await addAuditLines(tx, circumstances, said)
      told = true
      return result
    },
    add: (statement, done) => addAuditLines(statement, circumstances, [done]),
  }
}

const plainly = (input: unknown): Trace => ({
  thing: '',
  id: '',
  after: hideSecrets(input) as Record<string, unknown>,
})
