import type { Fault } from './fault.ts'
import { Refusal } from './refusal.ts'

/** The server says the first fault of a form; its page shows them all. */
export function refuseFirst([first]: readonly Fault[]): void {
  if (first) throw new Refusal(first.says, { ...first.inputs }, 200, null)
}
