import type { Trace } from '#platform/audit/trace.ts'
import type { ReadTx, Statement, WriteTx } from '#platform/database/tx.ts'
import type { Language } from '#platform/i18n/language.ts'
import type { Sentence } from '#platform/refusal.ts'
import type { Actor, Buyer, Newcomer, Seller, Visitor } from './actor.ts'
import type { Call, Contract, Received, Returned } from './define.ts'
import type { Services } from './services.ts'

/** What every act is given beside its input. */
type CallContext<A extends Actor> = {
  actor: A
  now: Date
  language: Language
  /** The caller's address, for limits and the audit trail; never in the log, never shown to buyers. */
  address: string
  requestId: string
  /** What the caller's browser calls itself, for the buyer's list of devices. */
  userAgent: string
  /** The browser asks ahead of a press that may never come. */
  prefetching: boolean
  services: Services
}

export type ReadContext<A extends Actor = Actor> = CallContext<A> & { tx: ReadTx }

export type WriteContext<A extends Actor = Actor> = CallContext<A> & {
  tx: WriteTx
  /** Says what changed: kept answers under these tags are dropped everywhere once the write holds. */
  changed(...tags: string[]): void
  /** Says what was done to what, for the audit trail; see `platform/audit`. */
  trace(done: Trace): void
  /** Runs after the commit; a failure there is logged and never reaches the caller. */
  afterCommit(task: () => Promise<void> | void): void
}

/** What a write in steps is given: reads outside a transaction, and `write` for what changes something. */
export type StepContext<A extends Actor = Actor> = CallContext<A> & {
  tx: ReadTx
  /** For what has to hold even when the call is refused: a try that counts. */
  statement: Statement
  write<T>(change: (writing: WriteContext<A>) => Promise<T>): Promise<T>
  /** A line of the audit trail that stays even when the call is refused: a wrong password. */
  traceNow(done: Trace): Promise<void>
}

type ActorOf<C extends Call> = C['access'] extends 'buyer'
  ? Buyer
  : C['access'] extends 'seller'
    ? Seller
    : C['access'] extends 'door'
      ? Visitor | Newcomer | Seller
      : Actor

/** An answer with its own sentence instead of the plain success. */
export class WithMessage<T> {
  readonly data: T
  readonly sentence: Sentence
  readonly inputs: object
  constructor(data: T, sentence: Sentence, inputs: object) {
    this.data = data
    this.sentence = sentence
    this.inputs = inputs
  }
}

export const withMessage = <T, S extends Sentence>(
  data: T,
  sentence: S,
  inputs?: Parameters<S>[0],
): WithMessage<T> => new WithMessage(data, sentence, inputs ?? {})

type Outcome<C extends Call> = Promise<Returned<C> | WithMessage<Returned<C>>>

/** The act behind a call: `(input, { tx, actor, now, language })`. */
export type Act<C extends Call> = C['kind'] extends 'read'
  ? (input: Received<C>, context: ReadContext<ActorOf<C>>) => Outcome<C>
  : C['kind'] extends 'write'
    ? (input: Received<C>, context: WriteContext<ActorOf<C>>) => Outcome<C>
    : (input: Received<C>, context: StepContext<ActorOf<C>>) => Outcome<C>

export type Acts<T extends Contract> = { [K in keyof T]: Act<T[K]> }

/**
 * A kept answer is the same for everyone; what is a buyer's own (a heart that is filled) is put on top of it here.
 * It must return a new value: the kept one is shared.
 */
export type Personal<T extends Contract> = {
  [K in keyof T]?: (shared: Returned<T[K]>, context: ReadContext<Buyer>) => Promise<Returned<T[K]>>
}

/** A feature's table of contents: its contract with the act behind each call. */
export type Served<T extends Contract = Contract> = { contract: T; acts: Acts<T>; personal: Personal<T> }

export const serve = <T extends Contract>(
  contract: T,
  acts: Acts<T>,
  personal: Personal<T> = {},
): Served<T> => ({ contract, acts, personal })

/** An act with its types forgotten, as the edge runs it once the input has been parsed. */
export type AnyContext = ReadContext | WriteContext | StepContext
export type AnyAct = (input: unknown, context: AnyContext) => Promise<unknown>

/** Features with their types forgotten. */
export type AnyServed = {
  contract: Contract
  acts: Record<string, unknown>
  personal: Record<string, unknown>
}
export type Features = Record<string, AnyServed>

/** One call of one feature, ready to run. */
export type AnyPersonal = (shared: unknown, context: ReadContext<Buyer>) => Promise<unknown>
export type Entry = {
  feature: string
  name: string
  call: Call
  act: AnyAct
  personal: AnyPersonal | undefined
}

export const entriesOf = (features: Features): Entry[] =>
  Object.entries(features).flatMap(([feature, served]) =>
    Object.entries(served.contract).map(([name, call]) => ({
      feature,
      name,
      call,
      act: served.acts[name] as AnyAct,
      personal: served.personal[name] as AnyPersonal | undefined,
    })),
  )
