import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Screen } from '#platform/progress/draw-step.ts'

type Pieces = AsyncIterable<string> | readonly Uint8Array[]

/** Into a file nobody else on the machine may read, as it names people; or where the output goes. */
export const writeOut = (pieces: Pieces, to: string | undefined, out: Screen): Promise<void> =>
  pipeline(Readable.from(pieces), to ? createWriteStream(to, { mode: 0o600 }) : out, {
    end: to !== undefined,
  })
