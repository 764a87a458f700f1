import type { Fault } from '#features/account/account-rules.ts'
import { refuse } from '#platform/refusal.ts'

/** The server says the first fault of a form; its page shows them all. */
export function refuseFirst([first]: readonly Fault[]): void {
  if (first) refuse(first.says)
}
