import type { Bitmap } from './picture-canvas.ts'

/**
 * Scaling by two, in plain arithmetic: for these small pictures it costs less than handing them to a library
 * that cares for every case.
 */

/** Catmull-Rom a quarter of a pixel off centre, in 1/1024: the nearest pixel, the next on its side, and beyond. */
const NEAR = 888
const NEXT = 232
const BEYOND_NEAR = -72
const BEYOND_NEXT = -24

/** Premultiplied RGBA at twice the size, with clean edges. */
export function double(from: Bitmap): Bitmap {
  const across = doubleLines(from.data, {
    lines: from.height,
    length: from.width,
    step: 4,
    jump: from.width * 4,
    toStep: 4,
    toJump: from.width * 8,
  })
  const data = doubleLines(across, {
    lines: from.width * 2,
    length: from.height,
    step: from.width * 8,
    jump: 4,
    toStep: from.width * 8,
    toJump: 4,
  })
  for (let i = 0; i < data.length; i += 4) {
    // The kernel overshoots beside an edge: a colour must not pass its own cover.
    const cover = data[i + 3]!
    if (data[i]! > cover) data[i] = cover
    if (data[i + 1]! > cover) data[i + 1] = cover
    if (data[i + 2]! > cover) data[i + 2] = cover
  }
  return { width: from.width * 2, height: from.height * 2, data: new Uint8Array(data.buffer) }
}

type Lines = {
  lines: number
  length: number
  step: number
  jump: number
  toStep: number
  toJump: number
}

/** Doubles every line of pixels; a clamped array rounds and bounds what the kernel gives. */
function doubleLines(from: Uint8Array | Uint8ClampedArray, lines: Lines): Uint8ClampedArray<ArrayBuffer> {
  const { length, step, toStep } = lines
  const to = new Uint8ClampedArray(from.length * 2)
  for (let line = 0; line < lines.lines; line++) {
    const start = line * lines.jump
    const last = start + (length - 1) * step
    let at = line * lines.toJump
    for (let i = 0; i < length; i++, at += toStep * 2) {
      const here = start + i * step
      const before = i > 0 ? here - step : start
      const before2 = i > 1 ? before - step : start
      const after = i < length - 1 ? here + step : last
      const after2 = i < length - 2 ? after + step : last
      for (let k = 0; k < 4; k++) {
        const own = from[here + k]! * NEAR
        const left = from[before + k]!
        const right = from[after + k]!
        const first = own + left * NEXT + right * BEYOND_NEAR + from[before2 + k]! * BEYOND_NEXT
        const second = own + right * NEXT + left * BEYOND_NEAR + from[after2 + k]! * BEYOND_NEXT
        to[at + k] = (first + 512) >> 10
        to[at + toStep + k] = (second + 512) >> 10
      }
    }
  }
  return to
}

/** Premultiplied RGBA at half the size. */
export function halve(from: Bitmap): Bitmap {
  const [width, height] = [from.width >> 1, from.height >> 1]
  const data = new Uint8Array(width * height * 4)
  const row = from.width * 4
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width * 4; x++) {
      const at = y * 2 * row + (x >> 2) * 8 + (x & 3)
      const sum = from.data[at]! + from.data[at + 4]! + from.data[at + row]! + from.data[at + row + 4]!
      data[y * width * 4 + x] = (sum + 2) >> 2
    }
  }
  return { width, height, data }
}

export function premultiply(data: Uint8Array): void {
  for (let i = 0; i < data.length; i += 4) {
    const alpha = data[i + 3]!
    if (alpha === 255) continue
    data[i] = Math.round((data[i]! * alpha) / 255)
    data[i + 1] = Math.round((data[i + 1]! * alpha) / 255)
    data[i + 2] = Math.round((data[i + 2]! * alpha) / 255)
  }
}

/** RGB without alpha at twice the size, smooth: each pixel takes nine parts of its own, three of each neighbour. */
export function doubleSmoothly(from: Uint8Array, width: number, height: number): Uint8ClampedArray {
  const row = width * 3
  const to = new Uint8Array(row * height * 4)
  const mixed = new Uint16Array(row)
  let at = 0
  for (let y = 0; y < height * 2; y++) {
    const near = (y >> 1) * row
    const far = Math.min(height - 1, Math.max(0, (y >> 1) + (y & 1 ? 1 : -1))) * row
    for (let i = 0; i < row; i++) mixed[i] = 3 * from[near + i]! + from[far + i]!
    for (let i = 0; i < row; i += 3, at += 6) {
      const left = i === 0 ? 0 : i - 3
      const right = i === row - 3 ? i : i + 3
      const r = 3 * mixed[i]! + 8
      const g = 3 * mixed[i + 1]! + 8
      const b = 3 * mixed[i + 2]! + 8
      to[at] = (r + mixed[left]!) >> 4
      to[at + 1] = (g + mixed[left + 1]!) >> 4
      to[at + 2] = (b + mixed[left + 2]!) >> 4
      to[at + 3] = (r + mixed[right]!) >> 4
      to[at + 4] = (g + mixed[right + 1]!) >> 4
      to[at + 5] = (b + mixed[right + 2]!) >> 4
    }
  }
  return new Uint8ClampedArray(to.buffer)
}
