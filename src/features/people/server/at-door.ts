import type { Actor } from '#platform/contract/actor.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'

/** Whose session it is, proved or not; the command's seller is no person of the desk. */
export function personAtDoor(actor: Actor): { id: number; sessionId: number } {
  if (actor.kind === 'newcomer') return { id: actor.personId, sessionId: actor.sessionId }
  if (actor.kind === 'seller' && actor.person) return actor.person
  return refuse(m.people_not_at_door)
}
