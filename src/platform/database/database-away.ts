import pg from 'pg'

/** The database cannot be reached, or does not answer: nobody's fault who asks, and over in a while. */
export class DatabaseAway extends Error {
  override name = 'DatabaseAway'

  constructor(cause?: unknown) {
    super('The database does not answer', { cause })
  }
}

/** Told to go, not yet back, without room for one more: https://www.postgresql.org/docs/18/errcodes-appendix.html */
const LEAVING = ['57P01', '57P02', '57P03', '53300']

/** There is no room left where it writes. */
const DISK_FULL = '53100'

export const isDiskFull = (error: unknown) => error instanceof pg.DatabaseError && error.code === DISK_FULL

/** What the driver says of a connection that is gone; it has no class for it. */
const LOST =
  /^(Connection terminated|Query read timeout|Client (has encountered a connection error|was closed))/

/** A fault of the way to the database, apart from what the database itself finds wrong with a statement. */
export function isLost(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return LEAVING.includes(error.code ?? '')
  return error instanceof Error && ('syscall' in error || LOST.test(error.message))
}
