import { createHash, timingSafeEqual } from 'node:crypto'
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { may, type Right, type Role } from '#features/people/roles.ts'
import { findPerson } from '#features/people/server/find-person.ts'
import { type Entry, entriesOf, type Features } from '#platform/contract/act.ts'
import type { Actor } from '#platform/contract/actor.ts'
import type { Answerer } from '#platform/contract/answerer.ts'
import { readCookie } from '#platform/contract/cookies.ts'
import { deskPath, isDesk } from '#platform/contract/define.ts'
import { CODES } from '#platform/contract/envelope.ts'
import type { Caller } from '#platform/contract/run-call.ts'
import type { Database } from '#platform/database/database.ts'
import { askedLanguage } from '#platform/i18n/language.ts'
import type { Limiter } from '#platform/limits/limiter.ts'
import { refuseTransport } from '#platform/refusal.ts'
import type { ArrivingFiles } from '#platform/storage/arriving-files.ts'
import * as m from '#words'
import { callerOf } from './caller-of.ts'
import { DESK_RIGHTS } from './desk-rights.ts'
import { ANSWER_HEADERS, parseBody, sendAnswered } from './http-server.ts'
import { isOwnForm } from './is-own-form.ts'
import { noteRefusedRight } from './note-refused-right.ts'
import { FORM_LIMITS, readDeskForm } from './read-desk-form.ts'
import { headerOf } from './send-failure.ts'

const SESSION = 'desk_session'
/** Readable by the desk's own script, which sends it back as a header: another site can do neither. */
const MARK = 'desk_mark'
const HOURS = 12

const DESK_HEADERS = {
  ...ANSWER_HEADERS,
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex',
}

type DeskParts = {
  features: Features
  answerer: Answerer
  database: Database
  arriving: ArrivingFiles
  clock: () => Date
  publicUrl: string
  limiter: Limiter
}

/**
 * The seller's calls over HTTP, for people at the desk. Its session is a cookie of its own, which means nothing at the
 * shop's calls, as a buyer's token means nothing here. What a role may not do is refused before the act is asked.
 */
export async function serveDesk(server: FastifyInstance, parts: DeskParts): Promise<void> {
  await server.register(async (scope) => {
    await scope.register(multipart, { limits: FORM_LIMITS })
    for (const entry of entriesOf(parts.features)) {
      if (!isDesk(entry.call)) continue
      scope.post(deskPath(entry.call), (request, reply) => answer(parts, entry, request, reply))
    }
  })
}

async function answer(parts: DeskParts, entry: Entry, request: FastifyRequest, reply: FastifyReply) {
  const token = readCookie(SESSION, request.headers.cookie)
  const actor = await findPerson(parts.database, token, parts.clock())
  if (entry.call.access === 'seller') await checkRight(parts, entry, actor, request)
  if (entry.call.kind !== 'read') checkSender(parts, request, token, actor)
  const language = askedLanguage(headerOf(request, 'language'), request.headers['accept-language'])
  const caller = {
    ...callerOf(request, { actor, tokenState: CODES.success }, language),
    idempotencyKey: headerOf(request, 'idempotency-key')?.slice(0, 200),
  }
  const answered = request.isMultipart()
    ? await askWithFiles(parts, entry, request, caller)
    : await ask(parts, entry, request, caller)
  const opened = takeToken(answered.answer.data)
  if (opened) setCookies(reply, opened, parts.publicUrl)
  if (entry.name === 'leaveDesk') setCookies(reply, '', parts.publicUrl)
  return sendAnswered(request, reply, answered, DESK_HEADERS)
}

/** A form of another site can send no JSON. */
function ask({ answerer }: DeskParts, entry: Entry, request: FastifyRequest, caller: Caller) {
  if (!request.headers['content-type']?.startsWith('application/json'))
    refuseTransport(415, m.shell_bad_media)
  const raw = typeof request.body === 'string' ? request.body : ''
  return answerer.answer(entry, parseBody(raw, 'application/json'), raw, caller)
}

/** Who may is known by now; the files are gone before the answer goes out. */
async function askWithFiles(parts: DeskParts, entry: Entry, request: FastifyRequest, caller: Caller) {
  const files = parts.arriving.open()
  try {
    return await parts.answerer.answer(entry, await readDeskForm(request, files.receive), '', caller)
  } finally {
    await files.remove()
  }
}

/** The same answer whether the thing asked about exists or not. */
async function checkRight(
  parts: DeskParts,
  { feature, name }: Entry,
  actor: Actor,
  request: FastifyRequest,
): Promise<void> {
  const person = actor.kind === 'seller' ? actor.person : undefined
  const rights: Record<string, Record<string, Right>> = DESK_RIGHTS
  const right = rights[feature]?.[name]
  if (!person) return refuseTransport(401, m.people_not_at_door)
  if (right && may(person.role as Role, right)) return
  const asked = { actor, person, call: `${feature}.${name}`, right: right ?? '', now: parts.clock() }
  await noteRefusedRight(parts, { ...asked, address: request.ip, requestId: request.id })
  refuseTransport(403, m.people_no_right)
}

const markOf = (token: string) => createHash('sha256').update(`desk mark ${token}`).digest('base64url')

/**
 * Whoever has a session sends its mark with every write. Who has none yet sends from a page of ours: another site could log
 * them in as somebody else, and read what they do there.
 */
function checkSender(
  { publicUrl }: DeskParts,
  request: FastifyRequest,
  token: string | undefined,
  actor: Actor,
): void {
  if (actor.kind === 'visitor' || !token) {
    if (!isOwnForm(request, publicUrl)) refuseTransport(403, m.web_foreign_form)
    return
  }
  const sent = Buffer.from(headerOf(request, 'desk-mark') ?? '')
  const right = Buffer.from(markOf(token))
  if (sent.length !== right.length || !timingSafeEqual(sent, right))
    refuseTransport(403, m.people_not_at_door)
}

/** What opens a session answers with its token, which leaves as a cookie and not in the answer. */
function takeToken(data: unknown): string | undefined {
  if (typeof data !== 'object' || data === null || !(SESSION in data)) return undefined
  const token = String(data[SESSION])
  Object.assign(data, { [SESSION]: '' })
  return token
}

function setCookies(reply: FastifyReply, token: string, publicUrl: string): void {
  const secure = publicUrl.startsWith('https:') ? '; Secure' : ''
  const life = `Path=/; Max-Age=${token ? HOURS * 3600 : 0}; SameSite=Strict${secure}`
  reply.header('set-cookie', [
    `${SESSION}=${token}; ${life}; HttpOnly`,
    `${MARK}=${token && markOf(token)}; ${life}`,
  ])
}
