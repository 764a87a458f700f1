import type { IncomingMessage } from 'node:http'
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { type Entry, entriesOf, type Features } from '#platform/contract/act.ts'
import { type Answered, type Answerer, bodyOf } from '#platform/contract/answerer.ts'
import { isDesk, pathsOf } from '#platform/contract/define.ts'
import { readingLimit } from '#platform/contract/reading-limit.ts'
import { DatabaseAway } from '#platform/database/database-away.ts'
import { chooseEncoding, type EncodedForm, encodedBytes } from '#platform/http/encoded.ts'
import { HTTPS_ONLY } from '#platform/http/security-headers.ts'
import { askedLanguage, type Language } from '#platform/i18n/language.ts'
import type { ReadingLimits } from '#platform/limits/reading-limits.ts'
import type { Log } from '#platform/log.ts'
import { Refusal, refuseTransport, type Sentence } from '#platform/refusal.ts'
import type { Sessions } from '#platform/session/find-session.ts'
import { readClock } from '#platform/time.ts'
import * as m from '#words'
import { allowOrigins } from './allow-origins.ts'
import { answerBadAddress } from './answer-bad-address.ts'
import { callerOf } from './caller-of.ts'
import { sendBroken, sendBusy, sendTooMany } from './send-busy.ts'
import { headerOf, JSON_TYPE, NO_STORE, sendFailure } from './send-failure.ts'

/** A page that is written at the desk, or the reviews of a hundred items. */
const MAX_BODY = 1 << 20
/** Any other call of a buyer or visitor; an order of a hundred lines is a fifth of it. Reading more costs everybody else. */
const MAX_CALL = 64 << 10

const NO_SNIFFING = ['x-content-type-options', 'nosniff'] as const

export type HttpParts = {
  features: Features
  answerer: Answerer
  sessions: Sessions
  readingLimits: ReadingLimits
  log: Log
  corsOrigins: readonly string[]
  trustProxy: readonly string[]
  /** The shop's address is https, and browsers should ask for it by no other. */
  httpsOnly: boolean
}

/** The wire: every call of the contracts on its paths, always answering with the envelope. */
export function createHttpServer(parts: HttpParts): FastifyInstance {
  let requests = 0
  const boot = readClock().getTime().toString(36)
  const server = fastify({
    bodyLimit: MAX_BODY,
    trustProxy: parts.trustProxy.length > 0 ? [...parts.trustProxy] : false,
    genReqId: (request) => idGiven(request, parts) ?? `${boot}-${(++requests).toString(36)}`,
    // Names of calls are matched to the letter; the pages' own router ignores case.
    routerOptions: { maxParamLength: 4000 },
    // Half-open and slow clients must not hold sockets for ever.
    connectionTimeout: 0,
    requestTimeout: 30_000,
    keepAliveTimeout: 65_000,
    // Closing is done by open-shop.ts: Fastify would cut sockets whose request is still on its way.
    forceCloseConnections: false,
    return503OnClosing: false,
    frameworkErrors(error, request, reply) {
      reply.header(...NO_SNIFFING)
      if (parts.httpsOnly) reply.header(...HTTPS_ONLY)
      answerBadAddress(error, request, reply)
    },
  })
  sendWithAll(server, parts.httpsOnly ? [NO_SNIFFING, HTTPS_ONLY] : [NO_SNIFFING])
  readBodiesAsText(server)
  allowOrigins(server, parts.corsOrigins)
  server.setErrorHandler((error, request, reply) => answerFault(error, request, reply, parts.log))
  for (const entry of entriesOf(parts.features)) {
    if (isDesk(entry.call) || entry.call.upload) continue
    for (const path of pathsOf(entry.call)) {
      server.post(path, { bodyLimit: entry.call.longBody ? MAX_BODY : MAX_CALL }, (request, reply) =>
        answerCall(parts, entry, request, reply),
      )
    }
  }
  return server
}

/** On the raw answer, so that streams have it too. */
function sendWithAll(
  server: FastifyInstance,
  headers: readonly (readonly [name: string, value: string])[],
): void {
  server.addHook('onRequest', (_request, reply, done) => {
    for (const [name, value] of headers) reply.raw.setHeader(name, value)
    done()
  })
}

/** A proxy that numbers requests is believed as far as its other words are: one number then leads through all logs. */
function idGiven({ headers }: IncomingMessage, { trustProxy }: HttpParts): string | undefined {
  const given = headers['x-request-id']
  if (trustProxy.length === 0 || typeof given !== 'string') return undefined
  return /^[\w.:-]{8,64}$/.test(given) ? given : undefined
}

/** Bodies stay text until a call needs them: a visitor's repeated question is answered without parsing. */
function readBodiesAsText(server: FastifyInstance): void {
  server.removeAllContentTypeParsers()
  server.addContentTypeParser(
    ['application/json', 'application/x-www-form-urlencoded'],
    { parseAs: 'string' },
    (_request, body, done) => done(null, body),
  )
}

/** A visitor's repeated question is answered here and now; everything else takes the long way. */
function answerCall(parts: HttpParts, entry: Entry, request: FastifyRequest, reply: FastifyReply) {
  const raw = typeof request.body === 'string' ? request.body : ''
  const language = askedLanguage(headerOf(request, 'language'), request.headers['accept-language'])
  const token = tokenInQuery(entry, request) ?? headerOf(request, 'user-token')
  const recalled = parts.answerer.recall(entry, raw, { language }, token !== undefined)
  if (recalled) return sendAnswered(request, reply, recalled)
  return runCall(parts, entry, request, reply, { raw, language, token })
}

type Asked = { raw: string; language: Language; token: string | undefined }

async function runCall(
  parts: HttpParts,
  entry: Entry,
  request: FastifyRequest,
  reply: FastifyReply,
  { raw, language, token }: Asked,
) {
  const caller = {
    ...callerOf(request, await parts.sessions.find(token), language),
    idempotencyKey: headerOf(request, 'idempotency-key')?.slice(0, 200),
  }
  const input = parseBody(raw, request.headers['content-type'])
  const answer = () => parts.answerer.answer(entry, input, raw, caller)
  const limited = readingLimit(entry.call) !== undefined
  const answered = await (limited ? parts.readingLimits.inLane(caller.address, answer) : answer())
  return sendAnswered(request, reply, answered)
}

/** A call may be asked with the token in its address; addresses are never logged. */
function tokenInQuery({ call }: Entry, request: FastifyRequest): string | undefined {
  if (!call.tokenInQuery) return undefined
  const { token } = request.query as { token?: unknown }
  return typeof token === 'string' && token !== '' ? token : undefined
}

export function parseBody(raw: string, type: string | undefined): unknown {
  if (raw === '') return {}
  if (type?.startsWith('application/x-www-form-urlencoded'))
    return Object.fromEntries(new URLSearchParams(raw))
  try {
    return JSON.parse(raw)
  } catch {
    return refuseTransport(400, m.shell_bad_json)
  }
}

export const ANSWER_HEADERS = {
  'content-type': JSON_TYPE,
  'cache-control': NO_STORE,
  vary: 'accept-encoding, language',
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
}

export function sendAnswered(
  request: FastifyRequest,
  reply: FastifyReply,
  answered: Answered,
  headers: Record<string, string> = ANSWER_HEADERS,
) {
  const choice = chooseEncoding(request.headers['accept-encoding'])
  const form = encodedBytes(bodyOf(answered), choice, answered.cached ? 'often' : 'once')
  const put = ({ bytes, encoding }: EncodedForm) => {
    if (encoding) reply.header('content-encoding', encoding)
    if (answered.retryAfter) reply.header('retry-after', answered.retryAfter)
    reply.code(answered.status).headers(headers).header('x-request-id', request.id)
    return reply.send(bytes)
  }
  return form instanceof Promise ? form.then(put) : put(form)
}

const FAULTS: Record<string, [status: number, sentence: Sentence]> = {
  FST_ERR_CTP_BODY_TOO_LARGE: [413, m.shell_too_large],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [415, m.shell_bad_media],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: [400, m.shell_bad_json],
  FST_ERR_CTP_EMPTY_JSON_BODY: [400, m.shell_bad_json],
  FST_ERR_CTP_BODY_NOT_JSON: [400, m.shell_bad_json],
}

function answerFault(error: unknown, request: FastifyRequest, reply: FastifyReply, log: Log) {
  const busy = error instanceof Refusal && error.sentence === m.shell_busy
  if (busy || error instanceof DatabaseAway) return sendBusy(request, reply)
  if (error instanceof Refusal && error.status === 429)
    return sendTooMany(request, reply, Number(error.inputs.seconds))
  if (error instanceof Refusal) return sendFailure(request, reply, error.status, error.sentence, error.inputs)
  const { code = '', statusCode } = error as { code?: string; statusCode?: number }
  const known = FAULTS[code]
  if (known) return sendFailure(request, reply, known[0], known[1])
  if (statusCode && statusCode >= 400 && statusCode < 500) {
    return sendFailure(request, reply, statusCode, m.shell_bad_media)
  }
  log.error({ err: error, requestId: request.id }, 'a request failed')
  return sendBroken(request, reply)
}
