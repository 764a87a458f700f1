import { once } from 'node:events'
import type { Writable } from 'node:stream'
import type pg from 'pg'

/**
 * COPY in both directions over a plain client. node-postgres hands the protocol's messages to whatever was
 * submitted as a query, but its types leave these parts out.
 */
type CopyConnection = pg.Connection & {
  sendCopyFromChunk(chunk: Buffer): void
  endCopyFrom(): void
  sendCopyFail(reason: string): void
}

/** Few large writes instead of one per row. */
const BATCH = 64 * 1024

/** Writes the rows of `copy … to stdout` to `target` and answers how many there were. */
export async function copyOut(client: pg.Client, sql: string, target: Writable): Promise<number> {
  let batch: Buffer[] = []
  let size = 0
  let paused = false
  const flush = () => {
    const roomy = target.write(Buffer.concat(batch))
    batch = []
    size = 0
    return roomy
  }
  return await submitCopy(client, sql, {
    onData(chunk, { stream }) {
      // The parser reuses its memory, so what is kept must be a copy.
      batch.push(Buffer.from(chunk))
      size += chunk.length
      if (size < BATCH || flush() || paused) return
      paused = true
      stream.pause()
      const resume = () => {
        paused = false
        target.off('drain', resume).off('close', resume)
        stream.resume()
      }
      target.on('drain', resume).on('close', resume)
    },
    onEnd() {
      if (size > 0) flush()
    },
  })
}

/** Feeds `source` to `copy … from stdin` and answers how many rows were taken. */
export async function copyIn(client: pg.Client, sql: string, source: AsyncIterable<Buffer>): Promise<number> {
  return await submitCopy(client, sql, {
    async onReady(connection, ended) {
      try {
        for await (const chunk of source) {
          if (ended.aborted) return
          connection.sendCopyFromChunk(chunk)
          if (connection.stream.writableNeedDrain) await once(connection.stream, 'drain', { signal: ended })
        }
        connection.endCopyFrom()
      } catch (error) {
        if (!ended.aborted) connection.sendCopyFail((error as Error).message)
      }
    },
  })
}

type Handlers = {
  onData?(chunk: Buffer, connection: CopyConnection): void
  onEnd?(): void
  onReady?(connection: CopyConnection, ended: AbortSignal): Promise<void>
}

function submitCopy(client: pg.Client, sql: string, { onData, onEnd, onReady }: Handlers): Promise<number> {
  const ended = new AbortController()
  return new Promise<number>((resolve, reject) => {
    let current: CopyConnection
    let rows = 0
    client.query({
      submit(connection: pg.Connection) {
        current = connection as CopyConnection
        connection.query(sql)
      },
      handleCopyInResponse: () => onReady?.(current, ended.signal),
      handleCopyData: (message: { chunk: Buffer }) => onData?.(message.chunk, current),
      handleCommandComplete(message: { text: string }) {
        rows = Number(message.text.split(' ').at(-1))
        onEnd?.()
      },
      handleError(error: Error) {
        ended.abort()
        reject(error)
      },
      handleReadyForQuery() {
        ended.abort()
        resolve(rows)
      },
    } as pg.Submittable)
  })
}
