import type { OutgoingHttpHeaders } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { readRange } from '#platform/http/read-range.ts'
import type { FileStore, Sending } from '#platform/storage/file-store.ts'

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
  const send = await files.send(stored, range)
  if (!send) throw new Error(`The file ${stored} is not in the store`)
  reply.header('content-length', range ? range.to - range.from + 1 : bytes)
  if (range) reply.code(206).header('content-range', `bytes ${range.from}-${range.to}/${bytes}`)
  return handOver(reply, send)
}

/**
 * Written to the connection itself, a piece when the one before has left: so a file of any size costs the memory of one
 * piece. Whoever goes away in the middle ends it; they ask again for what they lack.
 */
async function handOver(reply: FastifyReply, send: Sending): Promise<FastifyReply> {
  reply.hijack()
  const { raw } = reply
  raw.writeHead(reply.statusCode, reply.getHeaders() as OutgoingHttpHeaders)
  const take = (piece: Uint8Array) =>
    new Promise<void>((resolve, reject) => {
      raw.write(piece, (error) => (error ? reject(error) : resolve()))
    })
  try {
    await send(take)
    raw.end()
  } catch (error) {
    if (!raw.destroyed) reply.log.error({ err: error }, 'a file broke off')
    raw.destroy()
  }
  return reply
}
