/**
 * Every answer of the wire. Code 1 is success; any other code says why not: in `msg` for people, and in `reason` by the
 * refusal's name, which stays the same in every language and however the sentence is reworded.
 */
export type Answer<T, R extends string = string> =
  | { code: 1; msg: string; data: T }
  | { code: Exclude<Code, 1>; msg: string; reason: R; data: null }

export const CODES = { success: 1, refused: 0, noToken: -201, badToken: -202, sessionEnded: -204 } as const
export type Code = (typeof CODES)[keyof typeof CODES]

/** The codes after which the buyer has to log in again. */
export const isExpired = (code: number) =>
  code === CODES.noToken || code === CODES.badToken || code === CODES.sessionEnded
