import { randomBytes } from 'node:crypto'
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { hours, later } from '#platform/time.ts'

/** A file that came with a call. A class, so that nothing a caller writes into the call can pass for one. */
export class ArrivedFile {
  readonly path: string
  readonly bytes: number
  constructor(place: string, bytes: number) {
    this.path = place
    this.bytes = bytes
  }
}

export type ArrivingFiles = {
  /** For one call, which ends with `remove`, however it ends. */
  open(): {
    receive(chunks: AsyncIterable<Uint8Array>): Promise<ArrivedFile>
    remove(): Promise<void>
  }
  /** Takes away what calls have left behind whose process died. Says how many. */
  sweep(now: Date): Promise<number>
}

/** Far longer than a call may take. */
const LEFT_BEHIND = hours(1)

/** Files wait on disk, not in memory, until somebody has looked at them. Only this account can read them there. */
export function createArrivingFiles(folder: string): ArrivingFiles {
  return {
    open() {
      const places: string[] = []
      return {
        async receive(chunks) {
          await mkdir(folder, { recursive: true, mode: 0o700 })
          const place = path.join(folder, randomBytes(16).toString('hex'))
          places.push(place)
          return new ArrivedFile(place, await write(place, chunks))
        },
        async remove() {
          await Promise.all(places.map((place) => rm(place, { force: true })))
        },
      }
    },
    async sweep(now) {
      const names = await readdir(folder).catch(() => [])
      let removed = 0
      for (const name of names) {
        const place = path.join(folder, name)
        const found = await stat(place).catch(() => undefined)
        if (!found || found.mtime > later(now, -LEFT_BEHIND)) continue
        await rm(place, { force: true })
        removed += 1
      }
      return removed
    },
  }
}

async function write(place: string, chunks: AsyncIterable<Uint8Array>): Promise<number> {
  await using file = await open(place, 'wx', 0o600)
  let bytes = 0
  for await (const chunk of chunks) {
    await file.write(chunk)
    bytes += chunk.length
  }
  return bytes
}
