import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { MAX_PICTURE_BYTES } from '#features/uploads/uploads-rules.ts'
import { type Entry, entriesOf, type Features } from '#platform/contract/act.ts'
import type { Answerer } from '#platform/contract/answerer.ts'
import { pathsOf } from '#platform/contract/define.ts'
import { askedLanguage } from '#platform/i18n/language.ts'
import { refuseTransport } from '#platform/refusal.ts'
import type { Sessions } from '#platform/session/find-session.ts'
import type { ArrivedFile, ArrivingFiles } from '#platform/storage/arriving-files.ts'
import * as m from '#words'
import { callerOf } from './caller-of.ts'
import { sendAnswered } from './http-server.ts'
import { headerOf } from './send-failure.ts'

/** What may arrive or wait on disk at once: of everyone, and of one buyer, so that nobody takes it all. */
const MAX_HELD = 96 << 20
const MAX_HELD_OF_ONE = 48 << 20
const MAX_FORM_BYTES = MAX_PICTURE_BYTES + (64 << 10)

const LIMITS = { files: 1, fields: 4, parts: 5, fieldSize: 200, fieldNameSize: 50, headerPairs: 20 }

type Parts = { features: Features; answerer: Answerer; sessions: Sessions; arriving: ArrivingFiles }

/** The calls that take a file. Who may not call is answered before a byte of the file is read. */
export async function serveUploads(server: FastifyInstance, parts: Parts): Promise<void> {
  const held = createHeld()

  async function answer(entry: Entry, request: FastifyRequest, reply: FastifyReply) {
    const tokenState = await parts.sessions.find(headerOf(request, 'user-token'))
    const language = askedLanguage(headerOf(request, 'language'), request.headers['accept-language'])
    const caller = callerOf(request, tokenState, language)
    const ask = (input: unknown) => parts.answerer.answer(entry, input, '', caller)
    if (caller.actor.kind !== 'buyer' || !request.isMultipart()) {
      return sendAnswered(request, reply, await ask({}))
    }
    const bytes = Number(request.headers['content-length'] ?? MAX_FORM_BYTES)
    if (bytes > MAX_FORM_BYTES) tooLarge()
    const buyerId = caller.actor.id
    if (!held.take(buyerId, bytes)) refuseTransport(503, m.shell_busy)
    const answered = await askWithForm(request, ask).finally(() => held.give(buyerId, bytes))
    return sendAnswered(request, reply, answered)
  }

  /** The file is gone before the answer goes out. */
  async function askWithForm<T>(request: FastifyRequest, ask: (input: unknown) => Promise<T>): Promise<T> {
    const files = parts.arriving.open()
    try {
      return await ask(await readForm(request, files.receive))
    } finally {
      await files.remove()
    }
  }

  await server.register(async (scope) => {
    await scope.register(multipart, { limits: { ...LIMITS, fileSize: MAX_PICTURE_BYTES } })
    for (const entry of entriesOf(parts.features).filter(({ call }) => call.upload)) {
      for (const path of pathsOf(entry.call)) {
        scope.post(path, (request, reply) => answer(entry, request, reply))
      }
    }
  })
}

const tooLarge = () => refuseTransport(413, m.uploads_too_large)

type Receive = (chunks: AsyncIterable<Uint8Array>) => Promise<ArrivedFile>

/** The fields of the form, the file among them. Fields may also stand in the address. */
async function readForm(request: FastifyRequest, receive: Receive): Promise<Record<string, unknown>> {
  const form = new Map<string, unknown>(Object.entries(request.query as Record<string, unknown>))
  try {
    for await (const part of request.parts()) {
      form.set(part.fieldname, part.type === 'file' ? await receive(part.file) : part.value)
    }
  } catch (error) {
    const { code, statusCode, syscall } = error as NodeJS.ErrnoException & { statusCode?: number }
    // Our disk's fault, not the form's.
    if (syscall) throw error
    if (code === 'FST_REQ_FILE_TOO_LARGE') tooLarge()
    if (statusCode === 413) refuseTransport(400, m.shell_bad_input, { field: 'file' })
    refuseTransport(400, m.shell_bad_media)
  }
  return Object.fromEntries(form)
}

/** Bytes of files that are arriving or waiting, by buyer. */
function createHeld() {
  const byBuyer = new Map<number, number>()
  let all = 0
  return {
    take(buyerId: number, bytes: number): boolean {
      const mine = (byBuyer.get(buyerId) ?? 0) + bytes
      if (mine > MAX_HELD_OF_ONE || all + bytes > MAX_HELD) return false
      byBuyer.set(buyerId, mine)
      all += bytes
      return true
    },
    give(buyerId: number, bytes: number): void {
      const mine = (byBuyer.get(buyerId) ?? 0) - bytes
      if (mine > 0) byBuyer.set(buyerId, mine)
      else byBuyer.delete(buyerId)
      all -= bytes
    },
  }
}
