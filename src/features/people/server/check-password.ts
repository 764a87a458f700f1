import { isLongEnough } from '#features/people/people-rules.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'

/** What every new password at the desk must be. */
export function checkPassword(password: string): void {
  if (!isLongEnough(password)) refuse(m.people_short_password)
}
