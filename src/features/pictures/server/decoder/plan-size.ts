import { frameOf } from '#features/pictures/frame-rules.ts'
import type { Frame, Size } from './verdict.ts'

/** How large the upright picture is painted at most, and which part of that is kept. */
export type Plan = {
  within: Size
  part?: Size & { left: number; top: number }
  quality: number
  /** How long the encoder thinks about it, from 0 to 6. */
  effort: number
}

const MAX_SIDE = 2400

/** A picture as large as a page ever shows it. Whoever sends it waits for it, and few look at it: a twentieth more bytes in half the time. */
export const WHOLE: Plan = { within: { width: MAX_SIDE, height: MAX_SIDE }, quality: 82, effort: 2 }

/** Of a size that is encoded once and looked at often. */
const SIZE = { quality: 78, effort: 3 }

/** The whole picture is shrunk so far that the part that is kept comes out as wide as it is wanted, and no wider. */
export function planSize({ width, shape, focus }: Frame, upright: Size): Plan {
  const part = shape ? frameOf(upright, shape, focus) : upright
  const scale = Math.min(1, width / part.width)
  const shrunk = (pixels: number) => Math.max(1, Math.round(pixels * scale))
  const within = { width: shrunk(upright.width), height: shrunk(upright.height) }
  return { within, ...(shape && { part: frameOf(within, shape, focus) }), ...SIZE }
}
