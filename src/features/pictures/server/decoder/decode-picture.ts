import { type ChildProcess, fork } from 'node:child_process'
import path from 'node:path'
import { minutes, seconds } from '#platform/time.ts'
import { createSlots } from './slots.ts'
import type { Question, Reply, Verdict, Wish } from './verdict.ts'

/**
 * Decoders are large programs in C that read what strangers send. They run in a process of their own: a file that
 * brings one down takes nothing of the shop with it, nothing of the shop's settings is in its reach, and its memory
 * goes back when it ends. The allocator is told to give memory back at once; by itself glibc keeps most of it.
 */
const PROGRAM = path.join(import.meta.dirname, 'decode-pictures.ts')
const ALLOCATOR = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_TRIM_THRESHOLD_: '1000000',
  MALLOC_MMAP_THRESHOLD_: '1000000',
}
const LONGEST = seconds(60)
const IDLE = minutes(1)
/** As many as are decoded at a time; the time one may take counts from when its turn has come. */
const turns = createSlots(2)

type Decoder = { child: ChildProcess; asked: Map<number, (verdict: Verdict) => void>; idle?: NodeJS.Timeout }

let decoder: Decoder | undefined
let questions = 0

/** The file is told by its path: its bytes never come into this process. */
export const decodePicture = (file: string, wish: Wish): Promise<Verdict> =>
  turns.run(1, () => ask(file, wish))

/** The process that decodes now, if there is one. */
export const decoderProcess = () => decoder?.child.pid

function ask(file: string, wish: Wish): Promise<Verdict> {
  decoder ??= startDecoder()
  const { child, asked, idle } = decoder
  clearTimeout(idle)
  questions += 1
  const id = questions
  return new Promise((resolve) => {
    // One that hangs is ended; whoever waits for it hears so below.
    const late = setTimeout(() => child.kill('SIGKILL'), LONGEST)
    asked.set(id, (verdict) => {
      clearTimeout(late)
      resolve(verdict)
    })
    child.ref()
    child.send({ id, file, wish } satisfies Question)
  })
}

function startDecoder(): Decoder {
  const child = fork(PROGRAM, [], { env: ALLOCATOR, execArgv: ['--expose-gc'], serialization: 'advanced' })
  const started: Decoder = { child, asked: new Map() }
  child.on('message', ({ id, verdict }: Reply) => {
    started.asked.get(id)?.(verdict)
    started.asked.delete(id)
    if (started.asked.size > 0) return
    child.unref()
    child.channel?.unref()
    started.idle = setTimeout(() => child.disconnect(), IDLE).unref()
  })
  const ended = () => {
    if (decoder === started) decoder = undefined
    for (const answer of started.asked.values()) answer({ fault: 'broken' })
    started.asked.clear()
  }
  child.on('exit', ended)
  child.on('error', ended)
  child.on('disconnect', ended)
  return started
}
