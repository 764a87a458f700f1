import type { Answered, Call, Contract, Refused, Sent } from './define.ts'
import type { Answer } from './envelope.ts'

/**
 * A write's `key` may be sent again and is done once; `signal` gives a call up from the browser; with `keepalive` it
 * arrives though its page is left.
 */
export type CallOptions = { key?: string; signal?: AbortSignal; keepalive?: true }

type CallFunction<C extends Call> =
  Record<string, never> extends Sent<C>
    ? (input?: Sent<C>, options?: CallOptions) => Promise<Answer<Answered<C>, Refused<C>>>
    : (input: Sent<C>, options?: CallOptions) => Promise<Answer<Answered<C>, Refused<C>>>

export type Calls<T extends Contract> = { [K in keyof T]: CallFunction<T[K]> }

/** Every call of the shop, typed: `app/contracts.ts` fills it, for whoever is below. */
// biome-ignore lint/suspicious/noEmptyInterface: filled where the contracts are known
export interface Api {}
