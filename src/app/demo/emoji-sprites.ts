import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { recolour } from './emoji-recolour.ts'
import { EMOJI_TABLE } from './emoji-table.ts'
import type { Bitmap, Veil } from './picture-canvas.ts'
import { double, halve, premultiply } from './picture-scale.ts'

/** A cut-out thing in falling sizes (so that no size is sampled far from its own), with its soft shadow. */
export type Sprite = {
  levels: readonly Bitmap[]
  shadow: Veil
  /** Height and width as parts of the longer side. */
  tall: number
  broad: number
  tool: boolean
}

const BLURRED_SIDE = 200
const BLUR = 6
const SHADOW_SIDE = 96
const SHADOW_MARGIN = 17
const SHADOW_RADIUS = 5
/** Neighbouring pictures share their things, so a short memory is enough and keeps the process small. */
const KEPT_SPRITES = 32
const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 }

const assets = join(
  dirname(createRequire(import.meta.url).resolve('@lobehub/fluent-emoji-3d/package.json')),
  'assets',
)
const kept = new Map<string, Promise<Sprite>>()

/** `large` for what may fill a picture, `plain` for what keeps it company, `blurred` for before the lens. */
export type SpriteUse = 'large' | 'plain' | 'blurred'

export function loadSprite(slug: string, use: SpriteUse): Promise<Sprite> {
  const key = `${slug} ${use}`
  const sprite = kept.get(key) ?? cutSprite(slug, use)
  kept.delete(key)
  kept.set(key, sprite)
  for (const oldest of kept.keys()) {
    if (kept.size <= KEPT_SPRITES) break
    kept.delete(oldest)
  }
  return sprite
}

async function cutSprite(slug: string, use: SpriteUse): Promise<Sprite> {
  const entry = EMOJI_TABLE[slug]
  if (!entry) throw new Error(`No drawing is known as "${slug}": add it to emoji-table.ts`)
  const { data, info } = await sharp(join(assets, `${entry.code}.webp`))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  if (entry.recolour) recolour(data, entry.recolour)
  const whole: Bitmap = { width: info.width, height: info.height, data }
  const box = findOpaque(whole)
  const side = Math.max(box.width, box.height)
  const plain = cutOut(whole, box)
  const levels = [plain, halve(plain)]
  if (use === 'large') levels.unshift(double(plain))
  return {
    levels: use === 'blurred' ? [await blur(whole, box, BLURRED_SIDE / side)] : levels,
    shadow: castShadow(levels.at(-1)!),
    tall: box.height / side,
    broad: box.width / side,
    tool: entry.tool ?? false,
  }
}

type Cut = { left: number; top: number; width: number; height: number }

function findOpaque({ data, width, height }: Bitmap): Cut {
  let [left, top, right, bottom] = [width, height, 0, 0]
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (data[(y * width + x) * 4 + 3]! < 24) continue
      if (x < left) left = x
      if (x > right) right = x
      if (y < top) top = y
      if (y > bottom) bottom = y
    }
  }
  return { left, top, width: right - left + 1, height: bottom - top + 1 }
}

/** The drawing at its own size with a clear pixel all round, which lets a turned edge fade out. */
function cutOut(whole: Bitmap, box: Cut): Bitmap {
  const [width, height] = [box.width + 2, box.height + 2]
  const data = new Uint8Array(width * height * 4)
  for (let y = 0; y < box.height; y++) {
    const start = ((y + box.top) * whole.width + box.left) * 4
    data.set(whole.data.subarray(start, start + box.width * 4), ((y + 1) * width + 1) * 4)
  }
  premultiply(data)
  return { width, height, data }
}

async function blur(whole: Bitmap, box: Cut, scale: number): Promise<Bitmap> {
  const margin = BLUR * 3
  const { data, info } = await sharp(whole.data, {
    raw: { width: whole.width, height: whole.height, channels: 4 },
  })
    .extract(box)
    .resize(Math.round(box.width * scale), Math.round(box.height * scale))
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background: CLEAR })
    .blur(BLUR)
    .raw()
    .toBuffer({ resolveWithObject: true })
  premultiply(data)
  return { width: info.width, height: info.height, data }
}

/** The outline at small size, blurred by three passes of a box: close to a Gaussian and cheap. */
function castShadow(bitmap: Bitmap): Veil {
  const scale = SHADOW_SIDE / Math.max(bitmap.width, bitmap.height)
  const width = Math.round(bitmap.width * scale) + SHADOW_MARGIN * 2
  const height = Math.round(bitmap.height * scale) + SHADOW_MARGIN * 2
  let alpha = new Float32Array(width * height)
  for (let y = SHADOW_MARGIN; y < height - SHADOW_MARGIN; y++) {
    for (let x = SHADOW_MARGIN; x < width - SHADOW_MARGIN; x++) {
      const sx = Math.min(bitmap.width - 1, Math.floor((x - SHADOW_MARGIN + 0.5) / scale))
      const sy = Math.min(bitmap.height - 1, Math.floor((y - SHADOW_MARGIN + 0.5) / scale))
      alpha[y * width + x] = bitmap.data[(sy * bitmap.width + sx) * 4 + 3]!
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
    for (let i = 0; i < SHADOW_RADIUS; i++) sum += from[start + i * step]!
    for (let i = 0; i < length; i++) {
      if (i + SHADOW_RADIUS < length) sum += from[start + (i + SHADOW_RADIUS) * step]!
      if (i - SHADOW_RADIUS - 1 >= 0) sum -= from[start + (i - SHADOW_RADIUS - 1) * step]!
      to[start + i * step] = sum / (SHADOW_RADIUS * 2 + 1)
    }
  }
  return to
}

export const SHADOW_SCALE = 1 / SHADOW_SIDE
