import type { z } from 'zod'
import type { GeneralReason, Reason } from './reasons.ts'

/** Who may call: anyone, a logged-in buyer, or the seller (never over HTTP). */
export type Access = 'anyone' | 'buyer' | 'seller'

/** At most `points` calls in `seconds` for one caller's address, for one buyer, or for the whole shop. */
export type Limit = { by: 'address' | 'buyer' | 'shop'; points: number; seconds: number }

/**
 * How long a visitor's answer may be kept in memory, and under which tags it is dropped before that.
 * `tags` is a method, so that a call with a narrow input is still a call.
 */
export type CacheRule<I> = { seconds: number; tags(input: I): readonly string[] }

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
  /** The wire path; further paths answer the same. A seller's call has none. */
  path: string
  alsoAt?: readonly string[]
  /** One English sentence for the API reference. */
  summary: string
  access: A
  limits?: readonly Limit[]
  input: I
  output: O
  /** Why the act may say no, by name. A call that lists some is held to the list, and a form may ask for them by name. */
  refusals?: readonly R[]
  cache?: CacheRule<z.output<I>>
  /** A write that may be retried: the same `idempotency-key` gives the same answer once more. */
  idempotent?: boolean
  /** Takes `multipart/form-data` with one file instead of JSON. */
  upload?: boolean
  /** The token may also come as the query parameter `token`. */
  tokenInQuery?: boolean
}

export type Contract = Record<string, Call>
export type Contracts = Record<string, Contract>

type Written<I extends z.ZodType, O extends z.ZodType, A extends Access, R extends Reason> = Omit<
  Call<I, O, A, Kind, R>,
  'kind'
>

export const read = <
  I extends z.ZodType,
  O extends z.ZodType,
  const A extends Access,
  const R extends Reason = Reason,
>(
  call: Written<I, O, A, R>,
): Call<I, O, A, 'read', R> => ({ ...call, kind: 'read' })

export const write = <
  I extends z.ZodType,
  O extends z.ZodType,
  const A extends Access,
  const R extends Reason = Reason,
>(
  call: Written<I, O, A, R>,
): Call<I, O, A, 'write', R> => ({ ...call, kind: 'write' })

/**
 * A write whose slow part (hashing a password, asking another service) must not hold a connection while others wait
 * for one: the act opens its transaction itself, with `context.write`, once everything slow is done.
 */
export const writeInSteps = <
  I extends z.ZodType,
  O extends z.ZodType,
  const A extends Access,
  const R extends Reason = Reason,
>(
  call: Written<I, O, A, R>,
): Call<I, O, A, 'steps', R> => ({ ...call, kind: 'steps' })

/** What a caller sends, what the act receives after parsing, what it returns, what the caller reads. */
export type Sent<C extends Call> = z.input<C['input']>
export type Received<C extends Call> = z.output<C['input']>
export type Returned<C extends Call> = z.input<C['output']>
export type Answered<C extends Call> = z.output<C['output']>

/** What a call may be refused with. */
export type Refused<C extends Call> = NonNullable<C['refusals']>[number] | GeneralReason

/** Every path a call answers at. */
export const pathsOf = (call: Call): readonly string[] => [call.path, ...(call.alsoAt ?? [])]
