/** A field of numbers over a square drawing. */
export type Field = { side: number; values: Float32Array }

const COARSEST = 24
const SWEEPS = 26
/** Each sweep goes a good deal further than it must: so the middle of a large shape hears of its edge sooner. */
const EAGERNESS = 1.6

/**
 * Blows a flat outline up like a balloon: solves for the height whose curvature is the same everywhere and which is 0 at
 * the edge. The root of it is the half of a ball over a disc, and something as round over anything else. From coarse to
 * fine, each starting with what the one before found.
 */
export function inflate(outline: Field): Field {
  let found: Field | undefined
  for (let side = COARSEST; side <= outline.side; side *= 2) {
    const inside = average(outline, side)
    const field: Field = found
      ? { side, values: double(found) }
      : { side, values: new Float32Array(side * side) }
    // A pixel of a coarse field is as wide as several of the fine one.
    relax(field, inside, (outline.side / side) ** 2 * 2)
    found = field
  }
  return found ?? outline
}

function relax({ side, values }: Field, inside: Float32Array, bend: number): void {
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    for (let y = 1; y < side - 1; y++) {
      const row = y * side
      for (let at = row + 1; at < row + side - 1; at++) {
        if (inside[at]! < 0.5) {
          values[at] = 0
          continue
        }
        const around = values[at - 1]! + values[at + 1]! + values[at - side]! + values[at + side]!
        values[at] = values[at]! + EAGERNESS * ((around + bend) / 4 - values[at]!)
      }
    }
  }
}

function average({ side, values }: Field, smaller: number): Float32Array {
  const step = side / smaller
  if (step === 1) return values
  const to = new Float32Array(smaller * smaller)
  for (let y = 0; y < smaller; y++) {
    for (let x = 0; x < smaller; x++) {
      let sum = 0
      for (let dy = 0; dy < step; dy++)
        for (let dx = 0; dx < step; dx++) sum += values[(y * step + dy) * side + x * step + dx]!
      to[y * smaller + x] = sum / (step * step)
    }
  }
  return to
}

/** At twice the size, smoothly. */
export function double({ side, values }: Field): Float32Array {
  const wide = side * 2
  const to = new Float32Array(wide * wide)
  for (let y = 0; y < wide; y++) {
    const near = (y >> 1) * side
    const far = Math.min(side - 1, Math.max(0, (y >> 1) + (y & 1 ? 1 : -1))) * side
    for (let x = 0; x < wide; x++) {
      const left = x >> 1
      const right = Math.min(side - 1, Math.max(0, left + (x & 1 ? 1 : -1)))
      to[y * wide + x] =
        (9 * values[near + left]! +
          3 * values[near + right]! +
          3 * values[far + left]! +
          values[far + right]!) /
        16
    }
  }
  return to
}
