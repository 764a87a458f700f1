import { hash } from 'node:crypto'
import { sql } from 'kysely'
import pg from 'pg'
import { prepare, prepareUnread } from '#platform/database/prepare.ts'
import { run } from '#platform/database/raw-sql.ts'
import type { Statement, WriteTx } from '#platform/database/tx.ts'
import { Refusal, refuse } from '#platform/refusal.ts'
import * as m from '#words'
import { keepText } from './answer-text.ts'
import type { Answer } from './envelope.ts'

/** A write that may be retried. Its key is its caller's own, and of one call. */
export type Repeatable = { actor: string; call: string; key: string; input: unknown; now: Date }

type Act = () => Promise<Answer<unknown>>
type Row = { body_hash: string; answer: string }
type Writing = { tx: WriteTx }
type Acting<W> = (writing: W) => Promise<Answer<unknown>>
type Transact<W> = (change: Acting<W>) => Promise<Answer<unknown>>

/**
 * For a write that is one transaction. The first with a key inserts its row and answers; one that comes while it is
 * under way waits for that row, and one that comes later finds it. A refused write leaves no row: nothing happened, so
 * trying again is safe.
 */
export const onceInTransaction = <W extends Writing>(
  transact: Transact<W>,
  asked: Repeatable,
  act: Acting<W>,
) => transact(async (writing) => (await claimKey(writing.tx, asked)) ?? actAndKeep(writing, asked, act))

/**
 * The same for an act that does nothing but change rows, and has whoever comes with the same key wait for rows of theirs. Nearly every
 * key is new, so it is written down with the answer, by one statement that travels with the commit. Where it is known, that statement
 * fails and nothing has happened; an act that is refused may have been done before, so its key is looked for, too.
 */
export async function onceInRows<W extends Writing>(
  transact: Transact<W>,
  asked: Repeatable,
  act: Acting<W>,
): Promise<Answer<unknown>> {
  const bodyHash = hashBody(asked.input)
  try {
    return await transact(async (writing) => {
      const answer = await act(writing)
      await insertAnsweredUnread(writing.tx, { ...asked, bodyHash, text: keepText(answer) })
      return answer
    })
  } catch (error) {
    if (!(error instanceof Refusal) && !isKeyKnown(error)) throw error
    return transact(async ({ tx }) => {
      const earlier = await findAnswer(tx, { ...asked, bodyHash })
      if (earlier) return earlier
      throw error
    })
  }
}

async function actAndKeep<W extends Writing>(writing: W, asked: Repeatable, act: Acting<W>) {
  const answer = await act(writing)
  await keepAnswerUnread(writing.tx, { ...asked, text: keepText(answer) })
  return answer
}

const isKeyKnown = (error: unknown) =>
  error instanceof pg.DatabaseError && error.constraint === 'idempotency_pkey'

/**
 * For a write in steps, which is no single transaction: its key is written down before and its answer after. Whoever
 * sends the same key while the first is under way, or after a crash in between, runs it again: such an act has to find
 * out for itself that it was done. Everyone later gets the first answer once more.
 */
export async function onceInSteps(
  statement: Statement,
  asked: Repeatable,
  act: Act,
): Promise<Answer<unknown>> {
  const earlier = await claimKey(statement, asked)
  if (earlier) return earlier
  try {
    const answer = await act()
    await keepAnswer(statement, { ...asked, text: keepText(answer) })
    return answer
  } catch (error) {
    await releaseKey(statement, asked)
    throw error
  }
}

type Key = Pick<Repeatable, 'actor' | 'call' | 'key'>

type Hashed = Key & { bodyHash: string }
type NewKey = Hashed & { now: Date }

const insertKey = prepare<object, NewKey>(
  ({ actor, call, key, bodyHash, now }) => sql`
    insert into idempotency (actor, call, key, body_hash, created_at)
    values (${actor}, ${call}, ${key}, ${bodyHash}, ${now})
    on conflict do nothing returning key`,
)

const insertAnsweredUnread = prepareUnread<NewKey & { text: string }>(
  ({ actor, call, key, bodyHash, text, now }) => sql`
    insert into idempotency (actor, call, key, body_hash, answer, created_at)
    values (${actor}, ${call}, ${key}, ${bodyHash}, ${text}, ${now})`,
)

const findEarlier = prepare<Row, Key>(
  ({ actor, call, key }) => sql`
    select body_hash, answer from idempotency where actor = ${actor} and call = ${call} and key = ${key}`,
)

const writeAnswer = ({ actor, call, key, text }: Key & { text: string }) => sql`
  update idempotency set answer = ${text}
  where actor = ${actor} and call = ${call} and key = ${key} and answer = ''`

const keepAnswer = prepare<object, Key & { text: string }>(writeAnswer)
const keepAnswerUnread = prepareUnread<Key & { text: string }>(writeAnswer)

/** The answer given under this key before, if there is one; another body under the same key is refused. */
async function claimKey(store: WriteTx | Statement, asked: Repeatable): Promise<Answer<unknown> | undefined> {
  const bodyHash = hashBody(asked.input)
  const claimed = await insertKey(store, { ...asked, bodyHash })
  return claimed.length > 0 ? undefined : findAnswer(store, { ...asked, bodyHash })
}

async function findAnswer(store: WriteTx | Statement, asked: Hashed): Promise<Answer<unknown> | undefined> {
  const [earlier] = await findEarlier(store, asked)
  if (earlier && earlier.body_hash !== asked.bodyHash) refuse(m.shell_key_reused)
  return earlier?.answer ? JSON.parse(earlier.answer) : undefined
}

/** Nothing happened, so trying again is safe, also with another body. */
const releaseKey = (statement: Statement, { actor, call, key }: Repeatable) =>
  run(statement)`
    delete from idempotency where actor = ${actor} and call = ${call} and key = ${key} and answer = ''`

/** A password in six digits could be found from a plain hash of it in a moment, so secrets stay out of the hash. */
function hashBody(input: unknown): string {
  const all = JSON.stringify(input)
  const text = all.includes('password') ? JSON.stringify(input, withoutSecrets) : all
  return hash('sha256', text)
}

const withoutSecrets = (name: string, value: unknown) => (name.includes('password') ? undefined : value)
