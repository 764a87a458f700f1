import type { StepContext, WriteContext } from '#platform/contract/act.ts'
import type { Statement, WriteTx } from '#platform/database/tx.ts'
import { narrowestBlock } from '#platform/limits/address-blocks.ts'
import { refuse, refuseTransport } from '#platform/refusal.ts'
import * as m from '#words'
import { personAtDoor } from './at-door.ts'
import { hashRecoveryCode, stepOfCode } from './factor.ts'
import { openFactor } from './factor-secret.ts'
import { isKnownPlace } from './is-known-place.ts'

/** From one place, codes of the app and recovery codes each by themselves: nobody shuts a person out everywhere. */
const FROM_PLACE = { points: 20, seconds: 3600 }
/**
 * Codes of the app that may miss, from wherever, until one is right. Beyond them such a code is taken only where its person
 * has come in before, so that many addresses together guess no more than one; a recovery code is too long to be guessed.
 */
export const MOST_MISSES = 20

type Kind = 'app' | 'recovery'
const kindOf = (code: string): Kind => (/^\d{6}$/.test(code.replaceAll(/\s/g, '')) ? 'app' : 'recovery')

/** Whoever tried so often has the password. */
export type Shown = { needsNewPassword: boolean }

/**
 * Takes a code of the app or a recovery code, each good once, and does `work` in the same transaction. A wrong one is refused,
 * and stays written down.
 */
export async function showFactor<T>(
  context: StepContext,
  code: string,
  work: (writing: WriteContext, shown: Shown) => Promise<T>,
): Promise<T> {
  const { statement, tx, address } = context
  const { id, sessionId } = personAtDoor(context.actor)
  const kind = kindOf(code)
  await spendTry(context, id, kind)
  const tries = kind === 'app' ? await countTry(statement, id) : 0
  if (tries > MOST_MISSES && !(await isKnownPlace(tx, { id, address }))) return refuse(m.people_strange_place)
  const answer = await context.write(async (writing) => {
    const spent = await spendCode(writing, id, { code, kind })
    if (spent.found === 'right') return { done: await work(writing, spent) }
    if (spent.found === 'sealed') return spent
    await noteMiss(writing, sessionId)
    writing.trace({ thing: 'person', id, reason: 'wrong code', after: { kind } })
    return spent
  })
  if (!('done' in answer))
    return refuse(answer.found === 'sealed' ? m.people_factor_sealed : m.people_wrong_code)
  await forgetPlace(context, id)
  return answer.done
}

const keyOf = ({ address }: StepContext, personId: number, kind: Kind) =>
  `factor:${kind}:${personId}:${narrowestBlock(address)}`

export async function spendTry(context: StepContext, personId: number, kind: Kind): Promise<void> {
  const wait = await context.services.limiter.consume(keyOf(context, personId, kind), FROM_PLACE)
  if (wait > 0) refuseTransport(429, m.shell_too_many, { seconds: wait })
}

/** Whoever was right waits for nothing. */
export async function forgetPlace(context: StepContext, personId: number): Promise<void> {
  for (const kind of ['app', 'recovery'] as const)
    await context.services.limiter.forget(keyOf(context, personId, kind))
}

/** Counted before anybody looks whether it is right: a hundred at once are a hundred. */
async function countTry(statement: Statement, personId: number): Promise<number> {
  const { factor_tries } = await statement
    .updateTable('person')
    .set((person) => ({ factor_tries: person('factor_tries', '+', 1) }))
    .where('id', '=', personId)
    .returning('factor_tries')
    .executeTakeFirstOrThrow()
  return factor_tries
}

const noteMiss = ({ tx, now, address }: WriteContext, sessionId: number) =>
  tx.insertInto('factor_miss').values({ session_id: sessionId, address, created_at: now }).execute()

type Spent = { found: 'wrong' | 'sealed' } | ({ found: 'right' } & Shown)

async function spendCode(
  context: WriteContext,
  personId: number,
  { code, kind }: { code: string; kind: Kind },
): Promise<Spent> {
  const { tx, now } = context
  const person = await tx
    .selectFrom('person')
    .select(['factor_secret', 'factor_step', 'factor_tries'])
    .where('id', '=', personId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  if (kind === 'recovery')
    return (await spendRecoveryCode(context, personId, code))
      ? forgetTries(tx, personId, person.factor_tries)
      : { found: 'wrong' }
  const kept = person.factor_secret
  const secret = kept === null ? undefined : await openFactor(context, personId, kept)
  if (kept !== null && secret === undefined) return { found: 'sealed' }
  const step = secret ? stepOfCode(secret, code, now) : undefined
  if (step === undefined || step <= person.factor_step) return { found: 'wrong' }
  await tx.updateTable('person').set({ factor_step: step }).where('id', '=', personId).execute()
  return forgetTries(tx, personId, person.factor_tries - 1)
}

async function spendRecoveryCode(
  { tx, now }: WriteContext,
  personId: number,
  code: string,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('recovery_code')
    .set({ used_at: now })
    .where('person_id', '=', personId)
    .where('code_hash', '=', hashRecoveryCode(code))
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Too many are forgotten with the password they were tried behind. */
async function forgetTries(tx: WriteTx, personId: number, misses: number): Promise<Spent> {
  const needsNewPassword = misses >= MOST_MISSES
  const factor_tries = needsNewPassword ? misses : 0
  await tx.updateTable('person').set({ factor_tries }).where('id', '=', personId).execute()
  return { found: 'right', needsNewPassword }
}
