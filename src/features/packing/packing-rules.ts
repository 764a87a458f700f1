import { minutes } from '#platform/time.ts'

/** Pure rules of picking and packing, shared by the desk and the server. */

/** As many as a trolley holds, and as a person keeps apart. */
export const MOST_BOXES = 40

/** How long a box is somebody's who does nothing with it. */
export const CLAIM_LASTS = minutes(5)

/**
 * How a box stands. `asked` has nothing left to pack, and the money of all that is missing waits for a second person; `gone` is what needs no packing any more: shipped or refunded by somebody else meanwhile; `disputed`
 * waits for whoever judges requests.
 */
export const BOX_STATES = ['waiting', 'claimed', 'held', 'packed', 'disputed', 'asked', 'gone'] as const
export type BoxState = (typeof BOX_STATES)[number]

type Line = { num: number; packed: number; to_weigh: number }

/** Everything that belongs into the box lies in it, and what is sold by weight was on the scales. */
export const isFull = (lines: readonly Line[]): boolean =>
  lines.every(({ num, packed, to_weigh }) => packed === num && to_weigh === 0)

type Box = { box: number; state: BoxState; mine: number }

/** Which box comes next: my own first, then the lowest number nobody has. */
export const nextBox = <B extends Box>(boxes: readonly B[]): B | undefined =>
  boxes.find(({ state, mine }) => state === 'claimed' && mine === 1) ??
  boxes.find(({ state }) => state === 'waiting')
