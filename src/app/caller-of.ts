import type { FastifyRequest } from 'fastify'
import type { Caller } from '#platform/contract/run-call.ts'
import type { Language } from '#platform/i18n/language.ts'
import type { TokenCheck } from '#platform/session/find-session.ts'

/** Browsers say of themselves that nobody looks yet. */
export const isPrefetch = ({ headers }: FastifyRequest): boolean =>
  String(headers['sec-purpose'] ?? headers.purpose ?? '').startsWith('prefetch')

const kinds = new WeakMap<FastifyRequest, Caller['actor']['kind']>()

/** What kind of caller a request turned out to be from; nothing where nobody had to know. */
export const callerKindOf = (request: FastifyRequest) => kinds.get(request)

/** Who asks, and from where. What a client says of itself is cut: it may say anything. */
export function callerOf(request: FastifyRequest, tokenState: TokenCheck, language: Language): Caller {
  kinds.set(request, tokenState.actor.kind)
  return {
    ...tokenState,
    language,
    address: request.ip,
    requestId: request.id,
    prefetching: isPrefetch(request),
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
  }
}
