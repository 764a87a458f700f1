import { join, resolve } from 'node:path'
import sharp from 'sharp'
import { recolour } from './emoji-recolour.ts'
import { castShadow } from './emoji-shadow.ts'
import { EMOJI_TABLE } from './emoji-table.ts'
import type { Bitmap, Veil } from './picture-canvas.ts'
import { rememberRecent } from './picture-memory.ts'
import { halve, premultiply } from './picture-scale.ts'

/** A cut-out thing at its own and at half size (small ones would flicker if sampled from afar), with its shadow. */
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
const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 }

const drawings = resolve(import.meta.dirname, '../../../seeds/emoji')

// A sprite takes a third of a megabyte: enough are kept for all the demo shop shows.
const keepSprite = rememberRecent<Sprite>(128)

export const loadSprite = (slug: string): Promise<Sprite> => keepSprite(slug, () => cutSprite(slug))

/** The same out of focus, for before the lens. */
export const loadBlurredSprite = (slug: string): Promise<Sprite> =>
  keepSprite(`${slug} blurred`, async () => {
    const whole = await readDrawing(slug)
    return { ...(await loadSprite(slug)), levels: [await blur(whole, findOpaque(whole))] }
  })

async function cutSprite(slug: string): Promise<Sprite> {
  const whole = await readDrawing(slug)
  const box = findOpaque(whole)
  const side = Math.max(box.width, box.height)
  const full = cutOut(whole, box)
  const half = halve(full)
  return {
    levels: [full, half],
    shadow: castShadow(half),
    tall: box.height / side,
    broad: box.width / side,
    tool: EMOJI_TABLE[slug]?.tool ?? false,
  }
}

async function readDrawing(slug: string): Promise<Bitmap> {
  const entry = EMOJI_TABLE[slug]
  if (!entry) throw new Error(`No drawing is known as "${slug}": add it to emoji-table.ts`)
  const { data, info } = await sharp(join(drawings, `${entry.code}.webp`))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  if (entry.recolour) recolour(data, entry.recolour)
  return { width: info.width, height: info.height, data }
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

async function blur(whole: Bitmap, box: Cut): Promise<Bitmap> {
  const scale = BLURRED_SIDE / Math.max(box.width, box.height)
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
