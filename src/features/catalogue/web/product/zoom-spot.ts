/** Where the lens stands, from 0 at the left and top to 1 at the right and bottom. */
export type Spot = { x: number; y: number }

/** How much of the picture it covers each way. */
export const LENS = 0.5
