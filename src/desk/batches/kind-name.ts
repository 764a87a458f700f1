import type { Right } from '#features/people/roles.ts'
import * as m from '#words'

const KINDS: Readonly<Record<string, readonly [name: () => string, right: Right]>> = {
  ship: [m.office_kind_ship, 'ship orders'],
  prices: [m.prices_kind, 'set prices'],
  refunds: [m.manyrefunds_kind, 'refund'],
}

/** What was done to many; a kind only a newer release knows is told by its own name. */
export const kindName = (kind: string): string => KINDS[kind]?.[0]() ?? m.office_newer({ name: kind })

/** Who may go on with it or take it back. */
export const kindRight = (kind: string): Right | undefined => KINDS[kind]?.[1]
