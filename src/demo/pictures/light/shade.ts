import type { Bitmap } from '../picture-canvas.ts'
import { double, type Field, inflate } from './inflate.ts'
import { clouds } from './noise.ts'

/** How something drawn flat takes the light. */
export type Form = {
  /** 1 is as round as a ball, 0 flat. */
  bulge?: number
  /** How far from the edge, in thousandths of the drawing, it is flat on top; none and it is round all over. */
  flat?: number
  /** How bright its highlight is, and how sharp: 8 is satin, 60 wet. */
  gloss?: number
  sharp?: number
  /** Unevenness: how deep, and how many bumps across the drawing; `along` stretches them. */
  bump?: { depth: number; across: number; along?: number; seed?: number }
  /** How much light goes through: 0 is wood, 1 a grape. */
  clear?: number
  /** Changes a pixel's colour before it is lit; x and y in thousandths, colours 0 to 255. */
  tint?(pixel: Float32Array, x: number, y: number): void
}

/** Outlines are blown up at half size: what is round has nothing fine. */
const COARSER = 2

// From the upper left and before, as in the entrance scene.
const [LX, LY, LZ] = unit(-0.42, -0.62, 0.78)
/** Between the light and the eye, which looks straight down on the paper. */
const [HX, HY, HZ] = unit(LX, LY, LZ + 1)

function unit(x: number, y: number, z: number): [number, number, number] {
  const length = Math.hypot(x, y, z)
  return [x / length, y / length, z / length]
}

const TO_LIGHT = Float32Array.from({ length: 256 }, (_, i) => (i / 255) ** 2.2)
const FROM_LIGHT = Uint8Array.from({ length: 4097 }, (_, i) => Math.round((i / 4096) ** (1 / 2.2) * 255))
const seen = (light: number) => FROM_LIGHT[light >= 1 ? 4096 : light <= 0 ? 0 : (light * 4096) | 0]!

/** Lights a flat drawing (RGBA, not premultiplied, square) in place and premultiplies it. */
export function shade({ data, width: side }: Bitmap, form: Form): void {
  const values = form.bulge === 0 ? undefined : heights(data, side).values
  const { bulge = 1, gloss = 0.2, sharp = 12, clear = 0.15, tint } = form
  const flat = form.flat ? ((form.flat * side) / 1000) ** 2 : 0
  const rough = form.bump && unevenness(side, form.bump)
  const gleam = Float32Array.from({ length: 1025 }, (_, i) => gloss * highlight(i / 1024, sharp))
  const pixel = new Float32Array(3)
  const scale = 1000 / side
  const last = side - 1
  for (let y = 0, at = 0; y < side; y++) {
    for (let x = 0; x < side; x++, at++) {
      const p = at * 4
      const alpha = data[p + 3]!
      if (alpha === 0) {
        data[p] = data[p + 1] = data[p + 2] = 0
        continue
      }
      let nx = 0
      let ny = 0
      let nz = 1
      if (values && x > 0 && y > 0 && x < last && y < last) {
        const here = Math.max(values[at]!, 0.2)
        // Where it is flat on top the slope dies out away from the edge.
        const slope = (flat ? Math.exp(-here / flat) : 1) * bulge * 0.5
        nx = (values[at - 1]! - values[at + 1]!) * slope
        ny = (values[at - side]! - values[at + side]!) * slope
        nz = Math.sqrt(2 * here)
      }
      if (rough) {
        const steep = rough.depth * nz
        nx += (rough.values[at]! - rough.values[x < last ? at + 1 : at]!) * steep
        ny += (rough.values[at]! - rough.values[y < last ? at + side : at]!) * steep
      }
      const length = Math.sqrt(nx * nx + ny * ny + nz * nz) || 1
      nx /= length
      ny /= length
      nz /= length
      pixel[0] = data[p]!
      pixel[1] = data[p + 1]!
      pixel[2] = data[p + 2]!
      tint?.(pixel, x * scale, y * scale)
      const key = Math.max(0, (nx * LX + ny * LY + nz * LZ + 0.3) / 1.3)
      // Daylight from above, the pale table from below, and what shines through.
      const light = 0.86 * key + 0.3 - ny * 0.1 + clear * (1 - key) * 0.42
      const glance = nx * HX + ny * HY + nz * HZ
      const edge = 1 - nz
      const rim = edge * edge * edge * (0.05 + gloss * 0.16) * (ny < 0 ? 1 : 0.55)
      const extra = (glance > 0 ? gleam[(glance * 1024) | 0]! : 0) + rim
      data[p] = (seen(lightOf(pixel[0]!) * light + extra) * alpha) / 255
      data[p + 1] = (seen(lightOf(pixel[1]!) * light + extra) * alpha) / 255
      data[p + 2] = (seen(lightOf(pixel[2]!) * light + extra) * alpha) / 255
    }
  }
}

const lightOf = (colour: number) => TO_LIGHT[colour >= 255 ? 255 : colour <= 0 ? 0 : colour | 0]!

/** How bright a surface is that leans towards the light by so much: a wide sheen, and the window itself where it is wet. */
const highlight = (glance: number, sharp: number) =>
  glance ** sharp * 0.35 + (sharp > 24 ? smooth(0.955, 0.985, glance) * 0.4 : 0)

const smooth = (low: number, high: number, value: number) => {
  const t = Math.min(1, Math.max(0, (value - low) / (high - low)))
  return t * t * (3 - 2 * t)
}

function heights(data: Uint8Array, side: number): Field {
  const half = side / COARSER
  const outline: Field = { side: half, values: new Float32Array(half * half) }
  for (let y = 0; y < half; y++)
    for (let x = 0; x < half; x++) {
      const p = (y * COARSER * side + x * COARSER) * 4 + 3
      outline.values[y * half + x] =
        (data[p]! + data[p + 4]! + data[p + side * 4]! + data[p + side * 4 + 4]!) / 1020
    }
  const blown = inflate(outline)
  const values = double(blown)
  for (let i = 0; i < values.length; i++) values[i] = values[i]! * COARSER * COARSER
  return { side, values }
}

/** At half size, then smoothly at twice that: noise takes the most time of all. */
function unevenness(side: number, { depth, across, along = 1, seed = 1 }: NonNullable<Form['bump']>) {
  const half = side / 2
  const coarse = new Float32Array(half * half)
  const step = across / half
  for (let y = 0; y < half; y++)
    for (let x = 0; x < half; x++) coarse[y * half + x] = clouds((x * step) / along, y * step, seed, 3)
  return { values: double({ side: half, values: coarse }), depth: (depth * side) / across }
}
