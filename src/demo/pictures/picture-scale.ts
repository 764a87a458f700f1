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
