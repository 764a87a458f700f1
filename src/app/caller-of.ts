import type { FastifyRequest } from 'fastify'
import type { Caller } from '#platform/contract/run-call.ts'
import type { Language } from '#platform/i18n/language.ts'
import type { TokenCheck } from '#platform/session/find-session.ts'

/** Browsers say of themselves that nobody looks yet. */
export const isPrefetch = ({ headers }: FastifyRequest): boolean =>
  String(headers['sec-purpose'] ?? headers.purpose ?? '').startsWith('prefetch')

/** Who asks, and from where. What a client says of itself is cut: it may say anything. */
export const callerOf = (request: FastifyRequest, tokenState: TokenCheck, language: Language): Caller => ({
  ...tokenState,
  language,
  address: request.ip,
  requestId: request.id,
  prefetching: isPrefetch(request),
  userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
})
