import type { Right } from '#features/people/roles.ts'
import * as m from '#words'

type Kind = { name(): string; right: Right; undo?(): string }

const KINDS: Readonly<Record<string, Kind>> = {
  ship: { name: m.office_kind_ship, right: 'ship orders', undo: m.desk_undo_ship },
  prices: { name: m.prices_kind, right: 'set prices', undo: m.desk_undo_prices },
  // Money that has gone back cannot be undone.
  refunds: { name: m.manyrefunds_kind, right: 'refund' },
}

/** What was done to many; a kind only a newer release knows is told by its own name. */
export const kindName = (kind: string): string => KINDS[kind]?.name() ?? m.office_newer({ name: kind })

/** Who may go on with it or take it back. */
export const kindRight = (kind: string): Right | undefined => KINDS[kind]?.right

/** What taking it back is called. */
export const undoWords = (kind: string): string => KINDS[kind]?.undo?.() ?? m.desk_undo()
