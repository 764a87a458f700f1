import type { Bitmap, Veil } from './picture-canvas.ts'

const SIDE = 96
const RADIUS = 5
/** Three passes of a box reach three times its radius. */
const MARGIN = RADIUS * 3 + 2

/** A shadow's pixel is this part of the longer side of the thing that casts it. */
export const SHADOW_SCALE = 1 / SIDE

/** The outline at small size, blurred by three passes of a box: close to a Gaussian and cheap. */
export function castShadow(bitmap: Bitmap): Veil {
  const scale = SIDE / Math.max(bitmap.width, bitmap.height)
  const width = Math.round(bitmap.width * scale) + MARGIN * 2
  const height = Math.round(bitmap.height * scale) + MARGIN * 2
  let alpha = new Float32Array(width * height)
  for (let y = MARGIN; y < height - MARGIN; y++) {
    for (let x = MARGIN; x < width - MARGIN; x++) {
      const fromX = Math.min(bitmap.width - 1, Math.floor((x - MARGIN + 0.5) / scale))
      const fromY = Math.min(bitmap.height - 1, Math.floor((y - MARGIN + 0.5) / scale))
      alpha[y * width + x] = bitmap.data[(fromY * bitmap.width + fromX) * 4 + 3]!
    }
  }
  for (let pass = 0; pass < 3; pass++) {
    alpha = smear(alpha, { length: width, step: 1, lines: height, jump: width })
    alpha = smear(alpha, { length: height, step: width, lines: width, jump: 1 })
  }
  return { width, height, alpha: Uint8Array.from(alpha) }
}

type Lines = { length: number; step: number; lines: number; jump: number }

/** One box pass along lines of `length` pixels that lie `step` apart; `lines` of them, `jump` apart. */
function smear(from: Float32Array<ArrayBuffer>, { length, step, lines, jump }: Lines) {
  const to = new Float32Array(from.length)
  for (let line = 0; line < lines; line++) {
    const start = line * jump
    let sum = 0
    for (let i = 0; i < RADIUS; i++) sum += from[start + i * step]!
    for (let i = 0; i < length; i++) {
      if (i + RADIUS < length) sum += from[start + (i + RADIUS) * step]!
      if (i - RADIUS - 1 >= 0) sum -= from[start + (i - RADIUS - 1) * step]!
      to[start + i * step] = sum / (RADIUS * 2 + 1)
    }
  }
  return to
}
