import os from 'node:os'
import { type DestinationStream, type Logger, pino } from 'pino'
import manifest from '../../package.json' with { type: 'json' }

export type Log = Logger

/** Nothing personal is logged: no bodies, no tokens, no numbers; a request is its id, path and outcome. */
export const createLog = (
  level: string,
  to: DestinationStream = pino.destination(1),
  base: object | null = whoWrites(),
): Log =>
  pino(
    {
      level,
      base,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: [
        'req.headers',
        'headers',
        'token',
        'mobile',
        'password',
        '*.token',
        '*.mobile',
        '*.password',
        // Where PostgreSQL quotes the row it refuses.
        'err.detail',
      ],
    },
    to,
  )

/** Lines of many processes are gathered in one place, and while a release is put in place two of them write. */
const whoWrites = () => ({ host: os.hostname(), pid: process.pid, version: manifest.version })
