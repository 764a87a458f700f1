import sharp from 'sharp'
import { type Form, shade } from '../light/shade.ts'
import {
  type Bitmap,
  layBitmap,
  type Placement,
  paintBitmap,
  paintVeil,
  type Veil,
} from '../picture-canvas.ts'
import { castShadow, SHADOW_SCALE } from '../picture-shadow.ts'
import type { Drawn, Good } from './good.ts'

/** Sides of a drawing in pixels, for what is shown small and large; their halves reach the coarsest field of `inflate`. */
const SIDES = [384, 768] as const

export type Side = (typeof SIDES)[number]

/** The smaller one that is about enough for something so long. */
export const sideFor = (length: number): Side => (length > SIDES[0] * 1.2 ? SIDES[1] : SIDES[0])

const DARK = [30, 20, 12] as const

/** A good that others are made of; `span` is the longer side of what is seen of it. */
export type Piece = { bitmap: Bitmap; shadow: Veil; span: number }

type Means = { side: Side; turn: number; load(name: string, side: Side): Promise<Piece> }

/** Draws and lights a good part by part. */
export async function drawGood(good: Good, { side, turn, load }: Means): Promise<Bitmap> {
  const canvas: Bitmap = { width: side, height: side, data: new Uint8Array(side * side * 4) }
  for (const part of good) {
    if ('art' in part) await paintDrawn(canvas, part, turn)
    else
      for (const { good: name, ...place } of part.lay) {
        const at = turned(place, turn, side / 1000)
        const piece = await load(name, sideFor(at.size))
        const under = { ...at, x: at.x + at.size * 0.02, y: at.y + at.size * 0.04 }
        paintVeil(canvas, piece.shadow, under, at.size * SHADOW_SCALE, DARK, part.casts ?? 0.4)
        paintBitmap(canvas, piece.bitmap, at, at.size / piece.span)
      }
  }
  return canvas
}

/** Where a place of the drawing lies in pixels once the whole of it is turned. */
function turned(place: Placement, turn: number, scale: number): Placement {
  const radians = (turn * Math.PI) / 180
  const [x, y] = [place.x - 500, place.y - 500]
  return {
    ...place,
    x: (500 + x * Math.cos(radians) - y * Math.sin(radians)) * scale,
    y: (500 + x * Math.sin(radians) + y * Math.cos(radians)) * scale,
    size: place.size * scale,
    angle: (place.angle ?? 0) + turn,
  }
}

async function paintDrawn(canvas: Bitmap, { art, form, casts = 0 }: Drawn, turn: number): Promise<void> {
  const side = canvas.width
  const bitmap = await light(`<g transform="rotate(${turn} 500 500)">${art}</g>`, side, form ?? {})
  if (casts > 0) {
    const under = { x: side * 0.508, y: side * 0.516, size: side }
    paintVeil(canvas, castShadow(bitmap), under, side * SHADOW_SCALE, DARK, casts)
  }
  layBitmap(canvas, bitmap, 0, 0)
}

async function light(art: string, side: number, form: Form): Promise<Bitmap> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 1000 1000">${art}</svg>`
  const data = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer()
  const bitmap = { width: side, height: side, data }
  shade(bitmap, form)
  return bitmap
}
