import { type DestinationStream, type Logger, pino } from 'pino'

export type Log = Logger

/** Nothing personal is logged: no bodies, no tokens, no numbers; a request is its id, path and outcome. */
export const createLog = (level: string, to: DestinationStream = pino.destination(1)): Log =>
  pino(
    {
      level,
      base: null,
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
