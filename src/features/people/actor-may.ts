import type { Seller } from '#platform/contract/actor.ts'
import { may, type Right, type Role } from './roles.ts'

/** What an act shows or leaves out by right. Whoever may run the command is nobody of the desk, and may everything. */
export const actorMay = ({ person }: Seller, right: Right): boolean =>
  !person || may(person.role as Role, right)
