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

type Fault = { requestId?: string; msg: string; err?: { message: string; stack: string } }

/** A line a fault, with its number; some are there because a test made them. */
export function listFaults(): string[] {
  if (!existsSync(FAULTS)) return []
  const lines = readFileSync(FAULTS, 'utf8').split('\n').filter(Boolean)
  return lines
    .map((line) => JSON.parse(line) as Fault)
    .filter(({ err }) => err)
    .map(({ requestId = '', msg, err }) => `${requestId}  ${msg}: ${err?.message}`)
}
