/** Every answer of the wire. Code 1 is success; any other code says in `msg` why not. */
export type Answer<T> =
  | { code: 1; msg: string; data: T }
  | { code: Exclude<Code, 1>; msg: string; data: null }

export const CODES = { success: 1, refused: 0, noToken: -201, badToken: -202, sessionEnded: -204 } as const
export type Code = (typeof CODES)[keyof typeof CODES]

/** The codes after which the buyer has to log in again. */
export const isExpired = (code: number) =>
  code === CODES.noToken || code === CODES.badToken || code === CODES.sessionEnded
