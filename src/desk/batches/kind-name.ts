import * as m from '#words'

const NAMES: Readonly<Record<string, () => string>> = { ship: m.office_kind_ship }

/** What was done to many; a kind another release made is told by its own name. */
export const kindName = (kind: string): string => NAMES[kind]?.() ?? kind
