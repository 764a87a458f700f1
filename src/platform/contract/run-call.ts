import type { z } from 'zod'
import { sendChangeNotice } from '#platform/cache/change-notices.ts'
import type { Database } from '#platform/database/database.ts'
import { prepared } from '#platform/database/prepared.ts'
import { run } from '#platform/database/raw-sql.ts'
import type { Language } from '#platform/i18n/language.ts'
import { addressBlock } from '#platform/limits/address-block.ts'
import type { Limiter } from '#platform/limits/limiter.ts'
import type { Log } from '#platform/log.ts'
import { Refusal, refuse, refuseTransport, type Sentence } from '#platform/refusal.ts'
import * as m from '#words'
import { type Entry, type ReadContext, WithMessage, type WriteContext } from './act.ts'
import { type Actor, actorKey } from './actor.ts'
import type { Answer, Code } from './envelope.ts'
import { CODES } from './envelope.ts'
import { hashBody, idempotencyKeyOf } from './idempotency-key.ts'
import { onceInSteps } from './once-in-steps.ts'
import { isListed } from './reasons.ts'
import type { Services } from './services.ts'

/** Who calls, and how. `standing` says why a caller is nobody: no token, an unknown one, an ended session. */
export type Caller = {
  actor: Actor
  tokenState: Code
  language: Language
  address: string
  requestId: string
  userAgent: string
  idempotencyKey?: string | undefined
}

export type Outcome = { status: number; answer: Answer<unknown> }

export type Runner = {
  run(entry: Entry, input: unknown, caller: Caller): Promise<Outcome>
  /** Puts what is the buyer's own on top of an answer that is the same for everyone. */
  personalise(entry: Entry, shared: Outcome, caller: Caller): Promise<Outcome>
}

export type RunnerParts = {
  database: Database
  services: Services
  log: Log
  clock: () => Date
  /** Drops what this process keeps; other processes hear of it by notice. */
  drop: (tags: readonly string[]) => void
  /** While developing and in tests a refusal that its contract does not list is a bug; a buyer still gets the sentence. */
  strict: boolean
}

/** The edge every call passes, from the wire, from a page being rendered, or from the seller's command. */
export function createRunner(parts: RunnerParts): Runner {
  const contextFor = (caller: Caller) => ({
    actor: caller.actor,
    now: parts.clock(),
    language: caller.language,
    address: caller.address,
    requestId: caller.requestId,
    userAgent: caller.userAgent,
    services: parts.services,
  })

  async function decide(entry: Entry, input: unknown, caller: Caller): Promise<Outcome> {
    const barred = checkAccess(entry, caller)
    if (barred) return barred
    const parsed = await parseInput(entry, input)
    await checkLimits(parts.services.limiter, entry, caller)
    const context = contextFor(caller)
    if (entry.call.kind === 'read') {
      const outcome = await entry.act(parsed, { ...context, tx: parts.database.read })
      return succeed(entry, outcome, caller.language)
    }
    if (entry.call.kind === 'steps') {
      const { read, statement } = parts.database
      const write = <T>(change: (writing: WriteContext) => Promise<T>) => inTransaction(context, change)
      const act = async () =>
        succeed(entry, await entry.act(parsed, { ...context, tx: read, statement, write }), caller.language)
      return entry.call.idempotent
        ? onceInSteps({ database: parts.database, now: context.now }, entry, parsed, caller, act)
        : act()
    }
    return inTransaction(context, (writing) => {
      const act = async () => succeed(entry, await entry.act(parsed, writing), caller.language)
      return entry.call.idempotent ? once(entry, parsed, caller, writing, act) : act()
    })
  }

  async function inTransaction<T>(
    context: Omit<ReadContext, 'tx'>,
    change: (writing: WriteContext) => Promise<T>,
  ): Promise<T> {
    const tags: string[] = []
    const tasks: (() => Promise<void> | void)[] = []
    const result = await parts.database.write(async (tx) => {
      const done = await change({
        ...context,
        tx,
        changed: (...more) => void tags.push(...more),
        afterCommit: (task) => void tasks.push(task),
      })
      if (tags.length > 0) await sendChangeNotice(tx, tags)
      return done
    })
    if (tags.length > 0) parts.drop(tags)
    for (const task of tasks) await runTask(parts.log, task, context.requestId)
    return result
  }

  async function personalise(entry: Entry, shared: Outcome, caller: Caller): Promise<Outcome> {
    const { actor } = caller
    if (!entry.personal || actor.kind !== 'buyer' || shared.answer.code !== CODES.success) return shared
    const context = { ...contextFor(caller), actor, tx: parts.database.read }
    const data = await entry.personal(shared.answer.data, context)
    return { status: shared.status, answer: { ...shared.answer, data } }
  }

  async function explained(entry: Entry, caller: Caller, deciding: Promise<Outcome>): Promise<Outcome> {
    try {
      return await deciding
    } catch (error) {
      const listed = checkListed(entry, error, parts)
      return explain(listed, caller, parts.log, `${entry.feature}.${entry.name}`)
    }
  }

  return {
    run: (entry, input, caller) => explained(entry, caller, decide(entry, input, caller)),
    personalise: (entry, shared, caller) => explained(entry, caller, personalise(entry, shared, caller)),
  }
}

function checkAccess({ call }: Entry, caller: Caller): Outcome | undefined {
  if (call.access === 'anyone') return undefined
  if (call.access === caller.actor.kind) return undefined
  if (call.access === 'seller') return failed(404, CODES.refused, m.shell_no_such_call, caller.language)
  const code = caller.tokenState === CODES.success ? CODES.badToken : caller.tokenState
  return failed(200, code as Exclude<Code, 1>, m.shell_login_expired, caller.language)
}

async function parseInput({ call }: Entry, input: unknown): Promise<unknown> {
  const parsed = await call.input.safeParseAsync(input ?? {})
  if (parsed.success) return parsed.data
  return refuseTransport(400, m.shell_bad_input, { field: faultyField(parsed.error) })
}

/** The first field at fault, by the name the caller gave it; nothing of its value. */
function faultyField(error: z.ZodError): string {
  const issue = error.issues[0]
  if (!issue) return ''
  if (issue.code === 'unrecognized_keys') return issue.keys.join(', ').slice(0, 80)
  return issue.path.join('.').slice(0, 80)
}

async function checkLimits(limiter: Limiter, { feature, name, call }: Entry, caller: Caller): Promise<void> {
  for (const limit of call.limits ?? []) {
    const who =
      limit.by === 'address'
        ? addressBlock(caller.address)
        : limit.by === 'buyer'
          ? actorKey(caller.actor)
          : ''
    // The span is part of the key: a call may be limited by the minute and by the day.
    const key = `${feature}.${name}:${limit.by}:${limit.seconds}:${who}`
    const wait = await limiter.consume(key, limit)
    if (wait > 0) refuseTransport(429, m.shell_too_many, { seconds: wait })
  }
}

function succeed({ call }: Entry, outcome: unknown, language: Language): Outcome {
  const said = outcome instanceof WithMessage ? outcome : undefined
  const msg = said
    ? said.sentence(said.inputs as never, { locale: language })
    : m.shell_success({}, { locale: language })
  const data = call.output.parse(said ? said.data : outcome)
  return { status: 200, answer: { code: CODES.success, msg, data } }
}

/**
 * The first write with a key inserts its row and answers; one that comes while it is under way waits for that row,
 * and one that comes later finds it. A refused write leaves no row: nothing happened, so trying again is safe.
 */
async function once(
  entry: Entry,
  input: unknown,
  caller: Caller,
  { tx, now }: WriteContext,
  act: () => Promise<Outcome>,
): Promise<Outcome> {
  if (!caller.idempotencyKey) return act()
  const row = idempotencyKeyOf(entry, caller, caller.idempotencyKey)
  const bodyHash = hashBody(input)
  const first = await run(tx)`${prepared}
    insert into idempotency (actor, call, key, body_hash, created_at)
    values (${row.actor}, ${row.call}, ${row.key}, ${bodyHash}, ${now}) on conflict do nothing`
  if (first.numAffectedRows === 0n) {
    const earlier = await tx
      .selectFrom('idempotency')
      .where((eb) => eb.and(row))
      .select(['body_hash', 'answer'])
      .executeTakeFirstOrThrow()
    if (earlier.body_hash !== bodyHash) refuse(m.shell_key_reused)
    return { status: 200, answer: JSON.parse(earlier.answer) }
  }
  const outcome = await act()
  await run(tx)`${prepared}
    update idempotency set answer = ${JSON.stringify(outcome.answer)}
    where actor = ${row.actor} and call = ${row.call} and key = ${row.key}`
  return outcome
}

function checkListed({ feature, name, call }: Entry, error: unknown, { strict, log }: RunnerParts): unknown {
  if (!(error instanceof Refusal) || isListed(error.reason, call.refusals)) return error
  const unlisted = `${feature}.${name} refuses with ${error.reason}, which its contract does not list`
  if (strict) return new Error(unlisted)
  log.warn(unlisted)
  return error
}

function explain(error: unknown, caller: Caller, log: Log, call: string): Outcome {
  if (error instanceof Refusal) {
    const { status, code, reason } = error
    return { status, answer: { code, msg: error.say(caller.language), reason, data: error.data as null } }
  }
  log.error({ err: error, requestId: caller.requestId, call }, 'a call failed')
  return failed(500, CODES.refused, m.shell_failed, caller.language, { id: caller.requestId })
}

export function failed(
  status: number,
  code: Exclude<Code, 1>,
  sentence: Sentence,
  language: Language,
  inputs: object = {},
): Outcome {
  const msg = sentence(inputs as never, { locale: language })
  return { status, answer: { code, msg, reason: sentence.name, data: null } }
}

async function runTask(log: Log, task: () => Promise<void> | void, requestId: string): Promise<void> {
  try {
    await task()
  } catch (error) {
    log.error({ err: error, requestId }, 'a task after the commit failed')
  }
}
