import type { Bitmap } from './picture-canvas.ts'

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
