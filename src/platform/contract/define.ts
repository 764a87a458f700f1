import { z } from 'zod'
import type { Fault } from '#platform/fault.ts'
import { done, nothing, paged, pageNumber } from './fields.ts'
import type { GeneralReason, Reason } from './reasons.ts'

/**
 * Who may call: anyone, a logged-in buyer, the seller (by command, or at the desk with the right to), or anyone at the
 * desk's door, which only `app/serve-desk.ts` opens.
 */
export type Access = 'anyone' | 'buyer' | 'seller' | 'door'

/** What answers at the desk only. */
export const isDesk = ({ access }: { access: Access }): boolean => access === 'seller' || access === 'door'

/** Where a call answers at the desk: `/seller/orders/ship` at `/v1/desk/orders/ship`. */
export const deskPath = ({ path }: { path: string }): string => path.replace(/^\/seller\//, '/v1/desk/')

/** At most `points` calls in `seconds` for one caller's address, or for one buyer. */
export type Limit = { by: 'address' | 'buyer'; points: number; seconds: number }

/** For what a buyer writes to others: nobody types faster, and nobody floods the shop from one address. */
export const writingLimits = (perMinute: number, perDay: number): readonly Limit[] => [
  { by: 'buyer', points: perMinute, seconds: 60 },
  { by: 'buyer', points: perDay, seconds: 86_400 },
  { by: 'address', points: 60, seconds: 60 },
]

/** Whatever would change such an answer is said by its tags, or looked for. */
export const WHILE_TAGS_HOLD = 86_400

/**
 * How long a visitor's answer may be kept in memory, and under which tags it is dropped before that. `tags` is a method,
 * so that a call with a narrow input is still a call; it is given what the call answers too.
 */
export type CacheRule<I> = {
  seconds: number
  tags(input: I, data: unknown): readonly string[]
  /** It shows what changes without notice, so it is handed out only after somebody has looked (cache/lookout.ts). */
  watched?: boolean
}

/** `steps` is a write that opens its transaction itself; see `writeInSteps`. */
type Kind = 'read' | 'write' | 'steps'

export type Call<
  I extends z.ZodType = z.ZodType,
  O extends z.ZodType = z.ZodType,
  A extends Access = Access,
  K extends Kind = Kind,
  R extends Reason = Reason,
> = {
  kind: K
  /** The wire path; further paths answer the same. A seller's call is reached at the desk, under `/v1/desk`. */
  path: string
  alsoAt?: readonly string[]
  /** One English sentence for the API reference. */
  summary: string
  access: A
  limits?: readonly Limit[]
  /** A read that is costly: how often a minute one address may ask anyone's call for what is not kept (reading-limit.ts). */
  perMinute?: number
  input: I
  output: O
  /** Why the act may say no, by name. A call that lists some is held to the list, and a form may ask for them by name. */
  refusals?: readonly R[]
  /**
   * A seller's call that gives lasting power: its person has shown password or second factor within some minutes
   * (fresh.ts), always or for what `fresh` says so of.
   */
  fresh?: true | ((input: z.output<I>) => boolean)
  /** What is wrong with what was sent, said before the call costs its caller anything of the limits. */
  faults?(input: z.output<I>): readonly Fault[]
  cache?: CacheRule<z.output<I>>
  /**
   * A write that may be retried: the same `idempotency-key` gives the same answer once more. One that does nothing but change rows
   * in its transaction, and holds up by them whoever repeats it, may write its key down last, and is sooner done (`onceInRows`).
   */
  idempotent?: boolean | 'in rows'
  /** Takes `multipart/form-data` with one file instead of JSON. */
  upload?: boolean
  /** The token may also come as the query parameter `token`. */
  tokenInQuery?: boolean
  /** People may write a lot at once; other calls of buyers and visitors take 64 KiB. */
  longBody?: boolean
}

export type Contract = Record<string, Call>
export type Contracts = Record<string, Contract>

/** What an entry says beside its kind and what goes in and out. */
type Told<I extends z.ZodType, A extends Access, R extends Reason> = Omit<
  Call<I, z.ZodType, A, Kind, R>,
  'kind' | 'input' | 'output'
>

/** Without `input` nothing is sent, without `output` nothing is answered. */
const define =
  <K extends Kind>(kind: K) =>
  <
    const A extends Access,
    I extends z.ZodType = typeof nothing,
    O extends z.ZodType = typeof done,
    const R extends Reason = Reason,
  >(
    entry: Told<I, A, R> & { input?: I; output?: O },
  ) =>
    ({ input: nothing, output: done, ...entry, kind }) as Call<I, O, A, K, R>

export const read = define('read')

export const write = define('write')

/**
 * A write whose slow part (hashing a password, asking another service) must not hold a connection while others wait
 * for one: the act opens its transaction itself, with `context.write`, once everything slow is done.
 */
export const writeInSteps = define('steps')

type PageInput<S extends z.ZodRawShape> = z.ZodObject<S & { page: typeof pageNumber }, z.core.$strict>

/**
 * A read that answers a page at a time. `input` are the fields that say of what, if any: `page` comes to them by
 * itself. `item` is one of what is listed.
 */
export const readPage = <
  T extends z.ZodType,
  const A extends Access,
  S extends z.ZodRawShape = Record<never, never>,
  const R extends Reason = Reason,
>({
  input,
  item,
  ...entry
}: Told<PageInput<S>, A, R> & { input?: S; item: T }) =>
  read<A, PageInput<S>, ReturnType<typeof paged<T>>, R>({
    ...entry,
    input: z.strictObject({ ...input, page: pageNumber }) as PageInput<S>,
    output: paged(item),
  })

/** What a caller sends, what the act receives after parsing, what it returns, what the caller reads. */
export type Sent<C extends Call> = z.input<C['input']>
export type Received<C extends Call> = z.output<C['input']>
export type Returned<C extends Call> = z.input<C['output']>
export type Answered<C extends Call> = z.output<C['output']>

/** What a call may be refused with. */
export type Refused<C extends Call> = NonNullable<C['refusals']>[number] | GeneralReason

/** Every path a call answers at. */
export const pathsOf = (call: Call): readonly string[] => [call.path, ...(call.alsoAt ?? [])]
