import { openAsBlob } from 'node:fs'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import type { ByteRange, FileStore } from './file-store.ts'
import { openBucket, type S3Settings } from './s3-bucket.ts'
import { SHORT, TRANSFER } from './transfer-times.ts'

/** Files in a store that speaks S3, by way of streams in both directions. */
export function createS3Files(settings: S3Settings, folder: string): FileStore {
  const bucket = openBucket(settings, folder)
  async function read(name: string, range?: ByteRange): Promise<Readable | undefined> {
    const headers: Record<string, string> = range ? { range: `bytes=${range.from}-${range.to}` } : {}
    const { ok, body } = await bucket.ask(name, { method: 'GET', timeout: TRANSFER, headers })
    if (ok && body) return Readable.fromWeb(body as ReadableStream)
    await body?.cancel()
    return undefined
  }
  return {
    // A blob is read from the disk as it is sent; and unlike a stream it has a length, which S3 wants to know first.
    put: async (name, file) => bucket.put(name, { timeout: TRANSFER, body: await openAsBlob(file) }),
    read: (name) => read(name),
    async send(name, range) {
      const stream = await read(name, range)
      if (!stream) return undefined
      return async (take) => {
        for await (const piece of stream) await take(piece)
      }
    },
    remove: (name) => bucket.remove(name, SHORT),
  }
}
