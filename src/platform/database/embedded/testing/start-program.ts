import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { createInterface } from 'node:readline'
import type { Account } from '../choose-account.ts'

export type Program = {
  child: ChildProcess
  /** What the program printed, as parsed lines. */
  said: Record<string, unknown>[]
  log: string[]
  url: string
  exited: Promise<number | NodeJS.Signals>
}

const HERE = import.meta.dirname

type Start = { account?: Account; checkout?: string }

/** Starts `run-postgres.ts` in a process group of its own, and waits for its first line. */
export async function startProgram(dataDir: string, { account, checkout }: Start = {}): Promise<Program> {
  const folder = checkout ? path.join(checkout, 'src/platform/database/embedded/testing') : HERE
  const child = spawn(process.execPath, [path.join(folder, 'run-postgres.ts'), dataDir], {
    ...account,
    cwd: '/',
    detached: true,
    env: { PATH: process.env.PATH, TZ: 'Asia/Shanghai' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said: Program['said'] = []
  const log: string[] = []
  const output = createInterface({ input: child.stdout })
  output.on('line', (line) => said.push(JSON.parse(line) as Record<string, unknown>))
  createInterface({ input: child.stderr }).on('line', (line) => log.push(line))
  const exited = once(child, 'exit').then(([code, signal]) => (code ?? signal) as number | NodeJS.Signals)
  await Promise.race([once(output, 'line'), once(output, 'close')])
  if (!said[0]) throw new Error(`The program said nothing: ${log.join('\n')}`)
  return { child, said, log, url: String(said[0].url), exited }
}
