import { type Logger, pino } from 'pino'

export type Log = Logger

/** Nothing personal is logged: no bodies, no tokens, no numbers; a request is its id, path and outcome. */
export const createLog = (level: string): Log =>
  pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: ['req.headers', 'headers', 'token', 'mobile', 'password', '*.token', '*.mobile', '*.password'],
  })
