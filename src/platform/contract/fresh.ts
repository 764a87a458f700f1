import { refuse } from '#platform/refusal.ts'
import { later, minutes } from '#platform/time.ts'
import * as m from '#words'
import type { Actor } from './actor.ts'
import type { Call } from './define.ts'

/** How long it holds that somebody has shown who they are. */
export const FRESH_FOR = minutes(10)

/**
 * What gives lasting power is not done by whoever merely has a session: its person shows first that it is still them
 * (`people.showAgain`). Whoever runs a command is not asked: the host is theirs.
 */
export function checkFresh({ fresh }: Call, input: unknown, actor: Actor, now: Date): void {
  if (actor.kind !== 'seller' || !actor.person) return
  const asks = typeof fresh === 'function' ? fresh(input) : fresh
  if (!asks) return
  const { shownAt } = actor.person
  if (!shownAt || later(shownAt, FRESH_FOR) <= now) refuse(m.shell_show_again)
}
