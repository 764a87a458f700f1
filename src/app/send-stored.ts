import type { FastifyReply, FastifyRequest } from 'fastify'
import { readRange } from '#platform/http/read-range.ts'
import type { FileStore } from '#platform/storage/file-store.ts'

type Stored = { stored: string; type: string; bytes: number }

/**
 * A file of the private store, or the part of it a browser lacks after its line broke. Each version has its own place,
 * which is its mark: a part is only added to the same version, and a new one is sent from its beginning.
 */
export async function sendStored(
  request: FastifyRequest,
  reply: FastifyReply,
  { stored, type, bytes }: Stored,
  files: FileStore,
): Promise<FastifyReply> {
  const mark = `"${stored.split('/').at(-1)}"`
  const same = request.headers['if-range'] === undefined || request.headers['if-range'] === mark
  const range = same ? readRange(request.headers.range, bytes) : undefined
  reply.headers({ 'accept-ranges': 'bytes', etag: mark }).type(type)
  if (range === 'none') return reply.code(416).header('content-range', `bytes */${bytes}`).send()
  const stream = await files.read(stored, range)
  if (!stream) throw new Error(`The file ${stored} is not in the store`)
  if (!range) return reply.header('content-length', bytes).send(stream)
  return reply
    .code(206)
    .headers({
      'content-length': range.to - range.from + 1,
      'content-range': `bytes ${range.from}-${range.to}/${bytes}`,
    })
    .send(stream)
}
