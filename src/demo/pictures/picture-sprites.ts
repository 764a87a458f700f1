import { drawGood, type Side, sideFor } from './goods/draw-good.ts'
import { GOODS } from './goods/goods.ts'
import type { Bitmap, Veil } from './picture-canvas.ts'
import { rememberRecent } from './picture-memory.ts'
import { halve } from './picture-scale.ts'
import { castShadow } from './picture-shadow.ts'

/** A cut-out thing at its own and at half size (small ones would flicker if sampled from afar), with its shadow. */
export type Sprite = {
  levels: readonly [Bitmap, ...Bitmap[]]
  shadow: Veil
  /** Height and width as parts of the longer side. */
  tall: number
  broad: number
}

// A sprite takes up to three megabytes: enough are kept for a handful of pictures.
const keepSprite = rememberRecent<Sprite>(32)

type Wanted = {
  /** About how long it will be shown, in pixels. */
  length: number
  /** In degrees: turned before it is lit, so that the light stays where it is. */
  turn?: number
}

export const loadSprite = (good: string, { length, turn = 0 }: Wanted): Promise<Sprite> =>
  load(good, sideFor(length), turn)

const load = (good: string, side: Side, turn: number) =>
  keepSprite(`${good} ${side} ${turn}`, () => cutSprite(good, side, turn))

async function cutSprite(name: string, side: Side, turn: number): Promise<Sprite> {
  const good = GOODS[name]
  if (!good) throw new Error(`No good is drawn as "${name}": see goods/goods.ts`)
  const whole = await drawGood(good(), {
    side,
    turn,
    load: async (part, small) => asPiece(await load(part, small, 0)),
  })
  const box = findOpaque(whole)
  const longer = Math.max(box.width, box.height)
  const full = cutOut(whole, box)
  const half = halve(full)
  return {
    levels: [full, half],
    shadow: castShadow(half),
    tall: box.height / longer,
    broad: box.width / longer,
  }
}

const asPiece = ({ levels: [bitmap], shadow }: Sprite) => ({
  bitmap,
  shadow,
  span: Math.max(bitmap.width, bitmap.height) - 2,
})

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
  return { width, height, data }
}
