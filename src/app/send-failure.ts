import type { FastifyReply, FastifyRequest } from 'fastify'
import { CODES } from '#platform/contract/envelope.ts'
import { failed } from '#platform/contract/run-call.ts'
import { SECURITY_HEADERS } from '#platform/http/security-headers.ts'
import { askedLanguage } from '#platform/i18n/language.ts'
import type { Sentence } from '#platform/refusal.ts'

export const JSON_TYPE = 'application/json; charset=utf-8'
export const NO_STORE = 'no-store'

export const headerOf = (request: FastifyRequest, name: string) => {
  const value = request.headers[name]
  return typeof value === 'string' && value !== '' ? value : undefined
}

/** Whatever fails before a call is reached still answers with the envelope, in the asked language. */
export function sendFailure(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  sentence: Sentence,
  inputs: object = {},
) {
  const language = askedLanguage(headerOf(request, 'language'), request.headers['accept-language'])
  const { answer } = failed(status, CODES.refused, sentence, language, inputs)
  return reply
    .code(status)
    .headers({ ...SECURITY_HEADERS, 'cache-control': NO_STORE, 'x-request-id': request.id })
    .type(JSON_TYPE)
    .send(JSON.stringify(answer))
}
