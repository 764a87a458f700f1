import { once } from 'node:events'
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import { limitConcurrency } from '#platform/limit-concurrency.ts'
import { minutes, seconds } from '#platform/time.ts'
import type { Answer, Question } from './reader/answer.ts'
import { SheetBroken } from './sheet-broken.ts'
import type { SheetFile, SheetRow } from './sheet-limits.ts'

/**
 * Files of strangers are read in a worker thread: whatever is in them, the shop goes on answering, and a reader that fills
 * its memory or finds no end is ended. Nothing of the shop's settings is in its reach.
 */
const PROGRAM = path.join(import.meta.dirname, 'reader/reader.ts')
const MEMORY = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 }
/** What it may work on one file; it rests while nobody asks for more. */
const LONGEST = seconds(20)
const IDLE = minutes(1)
/** As many files as are read at a time; the others wait for their turn. */
const turns = limitConcurrency(2)

type Reader = { worker: Worker; left: number; idle?: NodeJS.Timeout }

const resting: Reader[] = []

/**
 * The rows of a file in which something stands, some at a time. Whoever has seen enough need not read on, but ends the
 * iteration: the turn of the next file comes then.
 */
export async function* openSheet(file: SheetFile, longest = LONGEST): AsyncGenerator<SheetRow[]> {
  const endTurn = await beginTurn()
  const reader = takeReader(longest)
  let isAtEnd = false
  try {
    for (let question: Question = { open: file }; !isAtEnd; question = {}) {
      const { rows, done, fault } = await ask(reader, question)
      isAtEnd = done
      if (rows.length > 0) yield rows
      if (fault) throw new SheetBroken(fault.fault, fault)
    }
  } finally {
    // One that is left in the middle of a file has it open still.
    if (isAtEnd) rest(reader)
    else await reader.worker.terminate()
    endTurn()
  }
}

async function beginTurn(): Promise<() => void> {
  const begun = Promise.withResolvers<void>()
  const ended = Promise.withResolvers<void>()
  turns.take(() => {
    begun.resolve()
    return ended.promise
  })
  await begun.promise
  return ended.resolve
}

function takeReader(longest: number): Reader {
  const reader = resting.pop() ?? startReader()
  clearTimeout(reader.idle)
  reader.left = longest
  reader.worker.ref()
  return reader
}

function startReader(): Reader {
  const worker = new Worker(PROGRAM, { env: {}, execArgv: [], resourceLimits: MEMORY })
  // Whoever has asked hears of it; a reader that rests is of no use any more.
  worker.on('error', () => undefined)
  worker.on('exit', () => {
    const at = resting.findIndex((reader) => reader.worker === worker)
    if (at >= 0) resting.splice(at, 1)
  })
  return { worker, left: 0 }
}

function rest(reader: Reader): void {
  reader.worker.unref()
  reader.idle = setTimeout(() => reader.worker.terminate(), IDLE).unref()
  resting.push(reader)
}

async function ask(reader: Reader, { open }: Question): Promise<Answer> {
  const { worker } = reader
  const begun = performance.now()
  const heard = once(worker, 'message', { signal: AbortSignal.timeout(Math.max(1, Math.ceil(reader.left))) })
  // A copy of just these bytes, handed over; a part of a larger buffer would be sent with all of it.
  const bytes = open && typeof open.from !== 'string' ? new Uint8Array(open.from) : undefined
  worker.postMessage(bytes ? { open: { ...open, from: bytes } } : { open }, bytes ? [bytes.buffer] : [])
  try {
    const [answer] = (await heard) as [Answer]
    return answer
  } catch (error) {
    // Its time was up, or its memory was full.
    throw new SheetBroken('slow', { why: String(error) })
  } finally {
    reader.left -= performance.now() - begun
  }
}
