import type { Rgb } from './picture-tints.ts'

/** Premultiplied RGBA, so that sampling between pixels leaves no dark rims. */
export type Bitmap = { width: number; height: number; data: Uint8Array }

/** What is painted on: a backdrop, or nothing yet. */
export type Canvas = Bitmap

export type Placement = {
  /** Centre on the canvas, in pixels. */
  x: number
  y: number
  /** Length of the drawing's longer side. */
  size: number
  /** Degrees, clockwise. */
  angle?: number
  flip?: boolean
  /** 1 leaves the colours as they are. */
  brightness?: number
}

type Box = { left: number; top: number; right: number; bottom: number }

/** Pixels of the canvas that a rotated rectangle may touch. */
function reach(canvas: Canvas, at: Placement, width: number, height: number): Box {
  const turn = ((at.angle ?? 0) * Math.PI) / 180
  const half = {
    x: (Math.abs(Math.cos(turn)) * width + Math.abs(Math.sin(turn)) * height) / 2 + 1,
    y: (Math.abs(Math.sin(turn)) * width + Math.abs(Math.cos(turn)) * height) / 2 + 1,
  }
  return {
    left: Math.max(0, Math.floor(at.x - half.x)),
    top: Math.max(0, Math.floor(at.y - half.y)),
    right: Math.min(canvas.width, Math.ceil(at.x + half.x)),
    bottom: Math.min(canvas.height, Math.ceil(at.y + half.y)),
  }
}

/** How far the source moves per canvas pixel, in 1/65536 of a source pixel: whole numbers keep loops quick. */
function steps(at: Placement, scale: number) {
  const turn = ((at.angle ?? 0) * Math.PI) / 180
  const mirror = at.flip ? -1 : 1
  const fixed = (value: number) => Math.round((value / scale) * 65536)
  return {
    xu: fixed(Math.cos(turn) * mirror),
    xv: fixed(-Math.sin(turn)),
    yu: fixed(Math.sin(turn) * mirror),
    yv: fixed(Math.cos(turn)),
  }
}

/** The first step at which `from + i * step` lies in [0, end), and the first at which it no longer does. */
const entering = (from: number, step: number, end: number): number =>
  step === 0
    ? from >= 0 && from < end
      ? 0
      : Infinity
    : Math.ceil((step > 0 ? -from : end - from) / step + 1e-6)
const leaving = (from: number, step: number, end: number): number =>
  step === 0 ? Infinity : Math.ceil((step > 0 ? end - from : -from) / step - 1e-6)

/** Brighter or darker, but never beyond what a pixel holds. */
const lit = (value: number, light: number) => Math.min(255, (value * light) >> 8)

/** Paints a bitmap scaled by `scale` and turned about its centre, sampling between its pixels. */
export function paintBitmap(canvas: Canvas, bitmap: Bitmap, at: Placement, scale: number): void {
  const step = steps(at, scale)
  const { xu, xv } = step
  const light = Math.round((at.brightness ?? 1) * 256)
  const { data: from, width, height } = bitmap
  const { data: to } = canvas
  const box = reach(canvas, at, width * scale, height * scale)
  const [lastU, lastV] = [(width - 1) << 16, (height - 1) << 16]
  const [startX, startY] = [box.left + 0.5 - at.x, box.top + 0.5 - at.y]
  const count = box.right - box.left
  const down = width << 2
  let rowU = Math.round((width / 2 - 0.5) * 65536 + startX * step.xu + startY * step.yu) | 0
  let rowV = Math.round((height / 2 - 0.5) * 65536 + startX * step.xv + startY * step.yv) | 0
  for (let y = box.top; y < box.bottom; y++, rowU += step.yu, rowV += step.yv) {
    const first = Math.max(0, entering(rowU, xu, lastU), entering(rowV, xv, lastV))
    const end = Math.min(count, leaving(rowU, xu, lastU), leaving(rowV, xv, lastV))
    if (first >= end) continue
    let u = (rowU + first * xu) | 0
    let v = (rowV + first * xv) | 0
    let target = (y * canvas.width + box.left + first) * 4
    for (let x = first; x < end; x++, u = (u + xu) | 0, v = (v + xv) | 0, target += 4) {
      const a = ((v >> 16) * width + (u >> 16)) << 2
      const c = a + down
      if ((from[a + 3]! | from[a + 7]! | from[c + 3]! | from[c + 7]!) === 0) continue
      const fu = (u >> 8) & 255
      const fv = (v >> 8) & 255
      const w11 = fu * fv
      const w10 = (fu << 8) - w11
      const w01 = (fv << 8) - w11
      const w00 = 65536 - w11 - w10 - w01
      const alpha = (from[a + 3]! * w00 + from[a + 7]! * w10 + from[c + 3]! * w01 + from[c + 7]! * w11) >> 16
      // x * 257 >> 16 is x / 255 for what fits here.
      const rest = (255 - alpha) * 257
      const r = (from[a]! * w00 + from[a + 4]! * w10 + from[c]! * w01 + from[c + 4]! * w11) >> 16
      const g = (from[a + 1]! * w00 + from[a + 5]! * w10 + from[c + 1]! * w01 + from[c + 5]! * w11) >> 16
      const b = (from[a + 2]! * w00 + from[a + 6]! * w10 + from[c + 2]! * w01 + from[c + 6]! * w11) >> 16
      to[target] = lit(r, light) + ((to[target]! * rest + 32896) >> 16)
      to[target + 1] = lit(g, light) + ((to[target + 1]! * rest + 32896) >> 16)
      to[target + 2] = lit(b, light) + ((to[target + 2]! * rest + 32896) >> 16)
      to[target + 3] = alpha + ((to[target + 3]! * rest + 32896) >> 16)
    }
  }
}

/** A one-channel picture painted as a coloured veil: the soft shadow of a thing lying on a table. */
export type Veil = { width: number; height: number; alpha: Uint8Array }

export function paintVeil(
  canvas: Canvas,
  veil: Veil,
  at: Placement,
  scale: number,
  colour: Rgb,
  strength: number,
): void {
  const step = steps(at, scale)
  const { alpha, width, height } = veil
  const { data: to } = canvas
  const [red, green, blue] = colour
  const power = Math.round(strength * 257)
  const box = reach(canvas, at, width * scale, height * scale)
  const [lastU, lastV] = [(width - 1) << 16, (height - 1) << 16]
  const [startX, startY] = [box.left + 0.5 - at.x, box.top + 0.5 - at.y]
  // A shadow is so soft that one sample serves two pixels by two.
  const [xu, xv] = [step.xu * 2, step.xv * 2]
  const count = (box.right - box.left) >> 1
  const down = canvas.width * 4
  let rowU = Math.round((width / 2 - 0.5) * 65536 + startX * step.xu + startY * step.yu) | 0
  let rowV = Math.round((height / 2 - 0.5) * 65536 + startX * step.xv + startY * step.yv) | 0
  for (let y = box.top; y < box.bottom - 1; y += 2, rowU += step.yu * 2, rowV += step.yv * 2) {
    const first = Math.max(0, entering(rowU, xu, lastU), entering(rowV, xv, lastV))
    const end = Math.min(count, leaving(rowU, xu, lastU), leaving(rowV, xv, lastV))
    if (first >= end) continue
    let u = (rowU + first * xu) | 0
    let v = (rowV + first * xv) | 0
    let target = (y * canvas.width + box.left + first * 2) * 4
    for (let x = first; x < end; x++, u = (u + xu) | 0, v = (v + xv) | 0, target += 8) {
      const fu = (u >> 8) & 255
      const fv = (v >> 8) & 255
      const a = (v >> 16) * width + (u >> 16)
      const upper = (alpha[a]! << 8) + (alpha[a + 1]! - alpha[a]!) * fu
      const lower = (alpha[a + width]! << 8) + (alpha[a + width + 1]! - alpha[a + width]!) * fu
      const part = (((upper << 8) + (lower - upper) * fv) >> 16) * power
      if (part === 0) continue
      for (let k = target; k <= target + down; k += down) {
        for (let pixel = k; pixel <= k + 4; pixel += 4) {
          const cover = to[pixel + 3]!
          to[pixel] = to[pixel]! + ((((red * cover) / 255 - to[pixel]!) * part) >> 16)
          to[pixel + 1] = to[pixel + 1]! + ((((green * cover) / 255 - to[pixel + 1]!) * part) >> 16)
          to[pixel + 2] = to[pixel + 2]! + ((((blue * cover) / 255 - to[pixel + 2]!) * part) >> 16)
        }
      }
    }
  }
}

/** The soft dark ellipse where something stands on the floor. */
export function paintContact(
  canvas: Canvas,
  at: { x: number; y: number; rx: number; ry: number },
  colour: Rgb,
  strength: number,
): void {
  const { data: to } = canvas
  const top = Math.max(0, Math.floor(at.y - at.ry))
  const bottom = Math.min(canvas.height, Math.ceil(at.y + at.ry))
  const left = Math.max(0, Math.floor(at.x - at.rx))
  const right = Math.min(canvas.width, Math.ceil(at.x + at.rx))
  for (let y = top; y < bottom; y++) {
    const ey = ((y + 0.5 - at.y) / at.ry) ** 2
    for (let x = left; x < right; x++) {
      const ex = (x + 0.5 - at.x) / at.rx
      const inside = 1 - ex * ex - ey
      if (inside <= 0) continue
      const part = inside * inside * strength
      const target = (y * canvas.width + x) * 4
      to[target] = to[target]! + (colour[0] - to[target]!) * part
      to[target + 1] = to[target + 1]! + (colour[1] - to[target + 1]!) * part
      to[target + 2] = to[target + 2]! + (colour[2] - to[target + 2]!) * part
    }
  }
}

/** Lays a bitmap of the canvas's own scale on it, unturned. */
export function layBitmap(canvas: Canvas, bitmap: Bitmap, left: number, top: number): void {
  const { data: from } = bitmap
  const { data: to } = canvas
  const fromX = Math.max(0, -left)
  const toX = Math.min(bitmap.width, canvas.width - left)
  for (let y = Math.max(0, -top); y < Math.min(bitmap.height, canvas.height - top); y++) {
    let source = (y * bitmap.width + fromX) * 4
    let target = ((y + top) * canvas.width + fromX + left) * 4
    for (let x = fromX; x < toX; x++, source += 4, target += 4) {
      const alpha = from[source + 3]!
      if (alpha === 0) continue
      const rest = (255 - alpha) * 257
      to[target] = from[source]! + ((to[target]! * rest + 32896) >>> 16)
      to[target + 1] = from[source + 1]! + ((to[target + 1]! * rest + 32896) >>> 16)
      to[target + 2] = from[source + 2]! + ((to[target + 2]! * rest + 32896) >>> 16)
      to[target + 3] = alpha + ((to[target + 3]! * rest + 32896) >>> 16)
    }
  }
}
