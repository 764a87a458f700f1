import type { Form } from '../light/shade.ts'
import type { Placement } from '../picture-canvas.ts'

/** Drawn flat as SVG in a square of 1000 by 1000, then lit. */
export type Drawn = {
  art: string
  form?: Form /** How strongly it shades what lies under it. */
  casts?: number
}

/** Other things laid down, from the lowest to the uppermost; places and sizes in the same square. */
export type Laid = { lay: readonly (Placement & { good: string })[]; casts?: number }

/** Something the shop sells or shows, from the lowest part to the uppermost. */
export type Good = readonly (Drawn | Laid)[]

/** What a family of goods has, by name. A picture of seeds/ asks for them by these. */
export type Family = Readonly<Record<string, () => Good>>
