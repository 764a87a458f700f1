import type { Log } from '#platform/log.ts'

/** Nothing a page asks for takes as long; whoever looks for what is slow finds it by name in the log. */
export const SLOW_STATEMENT = 500
/** Enough to find it in the sources. */
const SHOWN = 240

/** A statement's text has places for its values, never the values: nothing of anybody is told. */
export function tellSlow(log: Log, text: string, milliseconds: number): void {
  if (milliseconds < SLOW_STATEMENT) return
  const statement = text.replaceAll(/\s+/g, ' ').trim().slice(0, SHOWN)
  log.warn({ ms: Math.round(milliseconds), statement }, 'a statement was slow')
}
