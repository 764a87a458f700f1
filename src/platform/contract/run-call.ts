import type { z } from 'zod'
import { openTrail, type Trail } from '#platform/audit/open-trail.ts'
import { changed } from '#platform/cache/change-notices.ts'
import { withoutFilling } from '#platform/cache/feature-caches.ts'
import type { Database } from '#platform/database/database.ts'
import { DatabaseAway } from '#platform/database/database-away.ts'
import type { Language } from '#platform/i18n/language.ts'
import type { Log } from '#platform/log.ts'
import { Refusal, refuseTransport, type Sentence } from '#platform/refusal.ts'
import { refuseFirst } from '#platform/refuse-first.ts'
import { type Trace, traceNothing } from '#platform/trace/trace.ts'
import * as m from '#words'
import { type AnyContext, type Entry, type ReadContext, WithMessage, type WriteContext } from './act.ts'
import { type Actor, actorKey } from './actor.ts'
import { checkLimits } from './check-limits.ts'
import { isDesk } from './define.ts'
import type { Answer, Code } from './envelope.ts'
import { CODES } from './envelope.ts'
import { checkFresh } from './fresh.ts'
import { onceInRows, onceInSteps, onceInTransaction, type Repeatable } from './idempotency.ts'
import { readingLimit } from './reading-limit.ts'
import { isListed } from './reasons.ts'
import type { Services } from './services.ts'

/** Who calls, and how. `tokenState` says why a caller is nobody: no token, an unknown one, an ended session. */
export type Caller = {
  actor: Actor
  tokenState: Code
  language: Language
  address: string
  requestId: string
  userAgent: string
  /** The browser asks ahead of a press that may never come. */
  prefetching?: boolean
  idempotencyKey?: string | undefined
}

/** How a call ended, for those who count. */
export type CallOutcome = 'done' | 'refused' | 'failed'

export type Outcome = {
  status: number
  answer: Answer<unknown>
  /** What was asked, as the call reads it. */
  input?: unknown
  /** In so many seconds, where somebody asked too often. */
  retryAfter?: number
}

export type Runner = {
  run(entry: Entry, input: unknown, caller: Caller): Promise<Outcome>
  /** Says no where its caller has asked too often for what has to be computed. */
  limitReading(entry: Entry, caller: Caller): Outcome | undefined
  /** Puts what is the buyer's own on top of an answer that is the same for everyone. */
  personalise(entry: Entry, shared: Outcome, caller: Caller): Promise<Outcome>
}

export type RunnerParts = {
  database: Database
  services: Services
  log: Log
  clock: () => Date
  /** Tells of each call; of none unless somebody traces. */
  trace?: Trace | undefined
  onCall?: ((call: string, outcome: CallOutcome) => void) | undefined
  /** While developing and in tests a refusal that its contract does not list is a bug; a buyer still gets the sentence. */
  strict: boolean
}

/** The edge every call passes, from the wire, from a page being rendered, or from the seller's command. */
export function createRunner(parts: RunnerParts): Runner {
  const { trace = traceNothing } = parts
  const contextFor = (caller: Caller) => ({
    actor: caller.actor,
    now: parts.clock(),
    language: caller.language,
    address: caller.address,
    requestId: caller.requestId,
    userAgent: caller.userAgent,
    prefetching: caller.prefetching ?? false,
    services: parts.services,
  })

  function limitReading({ feature, name, call }: Entry, caller: Caller): Outcome | undefined {
    const perMinute = readingLimit(call)
    if (perMinute === undefined) return undefined
    const seconds = parts.services.readingLimits.spend(`${feature}.${name}`, caller.address, perMinute)
    return seconds > 0
      ? {
          ...failed(429, CODES.refused, m.shell_too_many, caller.language, { seconds }),
          retryAfter: seconds,
        }
      : undefined
  }

  async function decide(entry: Entry, input: unknown, caller: Caller): Promise<Outcome> {
    const barred = checkAccess(entry, caller)
    if (barred) return barred
    const parsed = parseInput(entry, input)
    checkFresh(entry.call, parsed, caller.actor, parts.clock())
    refuseFirst(entry.call.faults?.(parsed) ?? [])
    await checkLimits(parts.services.limiter, entry, caller)
    return { status: 200, answer: await perform(entry, parsed, caller), input: parsed }
  }

  async function perform(entry: Entry, parsed: unknown, caller: Caller): Promise<Answer<unknown>> {
    const { read, statement } = parts.database
    const context = contextFor(caller)
    const act = async (mine: AnyContext) => succeed(entry, await entry.act(parsed, mine), caller.language)
    if (entry.call.kind === 'read')
      return (await readFromReplica(entry, parsed, { ...context, act })) ?? act({ ...context, tx: read })
    const repeatable = repeatableOf(entry, parsed, caller, context.now)
    const trail = openTrail(entry, parsed, context)
    if (entry.call.kind === 'steps') {
      const write = <T>(change: (writing: WriteContext) => Promise<T>) =>
        inTransaction(context, trail, change)
      const inSteps = () =>
        act({ ...context, tx: read, statement, write, traceNow: (done) => trail.add(statement, done) })
      return repeatable ? onceInSteps(statement, repeatable, inSteps) : inSteps()
    }
    const transact = (change: (writing: WriteContext) => Promise<Answer<unknown>>) =>
      inTransaction(context, trail, change)
    if (!repeatable) return transact(act)
    return (entry.call.idempotent === 'in rows' ? onceInRows : onceInTransaction)(transact, repeatable, act)
  }

  /**
   * What is kept for everybody may come from a replica, if it has everything that is said to have changed of it. Whatever
   * else comes out, a refusal too, is for the database itself to say: undefined.
   */
  async function readFromReplica(
    { call }: Entry,
    parsed: unknown,
    { act, ...context }: Omit<ReadContext, 'tx'> & { act(mine: ReadContext): Promise<Answer<unknown>> },
  ): Promise<Answer<unknown> | undefined> {
    const reading =
      call.cache && context.actor.kind === 'visitor' ? parts.database.replica?.begin() : undefined
    if (!reading) return undefined
    const services = { ...context.services, caches: withoutFilling(context.services.caches) }
    const answer = await act({ ...context, services, tx: reading.tx }).catch(reading.failed)
    return answer && !reading.missed(call.cache?.tags(parsed, answer.data) ?? []) ? answer : undefined
  }

  async function inTransaction<T>(
    context: Omit<ReadContext, 'tx'>,
    trail: Trail,
    change: (writing: WriteContext) => Promise<T>,
  ): Promise<T> {
    const tasks: (() => Promise<void> | void)[] = []
    const result = await parts.database.write((tx) =>
      trail.follow(tx, (trace) =>
        change({
          ...context,
          tx,
          trace,
          changed: (...tags) => changed(tx, ...tags),
          afterCommit: (task) => void tasks.push(task),
        }),
      ),
    )
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
    async run(entry, input, caller) {
      const name = `${entry.feature}.${entry.name}`
      const { readingLimits } = parts.services
      const end = readingLimits.begin(caller.address, readingLimit(entry.call) !== undefined)
      const outcome = await trace(name, {}, () => explained(entry, caller, decide(entry, input, caller)))
      end()
      parts.onCall?.(name, countedAs(outcome))
      return outcome
    },
    limitReading,
    personalise: (entry, shared, caller) => explained(entry, caller, personalise(entry, shared, caller)),
  }
}

function countedAs({ status, answer }: Outcome): CallOutcome {
  if (status >= 500) return 'failed'
  return answer.code === CODES.success ? 'done' : 'refused'
}

function checkAccess({ call }: Entry, caller: Caller): Outcome | undefined {
  if (call.access === 'anyone') return undefined
  if (call.access === caller.actor.kind) return undefined
  if (call.access === 'door' && caller.actor.kind !== 'buyer') return undefined
  if (isDesk(call)) return failed(404, CODES.refused, m.shell_no_such_call, caller.language)
  const code = caller.tokenState === CODES.success ? CODES.badToken : caller.tokenState
  return failed(200, code as Exclude<Code, 1>, m.shell_login_expired, caller.language)
}

function parseInput({ call }: Entry, input: unknown): unknown {
  const parsed = call.input.safeParse(input ?? {})
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

/** What makes a retry of this call known, where the call allows retries and the caller sent a key. */
function repeatableOf(entry: Entry, input: unknown, caller: Caller, now: Date): Repeatable | undefined {
  const key = caller.idempotencyKey
  if (!key || !entry.call.idempotent) return undefined
  return { actor: actorKey(caller.actor), call: `${entry.feature}.${entry.name}`, key, input, now }
}

function succeed({ call }: Entry, outcome: unknown, language: Language): Answer<unknown> {
  const said = outcome instanceof WithMessage ? outcome : undefined
  const msg = said
    ? said.sentence(said.inputs as never, { locale: language })
    : m.shell_success({}, { locale: language })
  const data = call.output.parse(said ? said.data : outcome)
  return { code: CODES.success, msg, data }
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
    const { status, code, reason, inputs } = error
    const answer = { code, msg: error.say(caller.language), reason, data: error.data as null }
    return status === 429 ? { status, answer, retryAfter: Number(inputs.seconds) } : { status, answer }
  }
  if (error instanceof DatabaseAway) return failed(503, CODES.refused, m.shell_busy, caller.language)
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
