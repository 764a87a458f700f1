import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type Logger, pino } from 'pino'

const FAULTS = path.resolve(import.meta.dirname, '../../build/test/faults.log')

let log: Logger | undefined

/** Where the shops of tests say what failed in them: a buyer is only told its number. */
export function openFaultLog(): Logger {
  log ??= pino({ level: 'error' }, pino.destination({ dest: FAULTS, mkdir: true, sync: true }))
  return log
}

type Line = { time: number; pid: number; requestId?: string; msg: string; err?: { stack: string } }

/** The exceptions behind answers of 500, since a time and of this process; some are there because a test made them. */
export function listExceptions(since: number): string[] {
  if (!existsSync(FAULTS)) return []
  const lines = readFileSync(FAULTS, 'utf8').split('\n').filter(Boolean)
  return lines
    .map((line) => JSON.parse(line) as Line)
    .filter(({ time, pid, err }) => err && pid === process.pid && time >= since)
    .map(({ requestId = '', msg, err }) => `${msg} (${requestId}): ${err?.stack}`)
}
