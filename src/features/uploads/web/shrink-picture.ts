import { drawToBlob } from './draw-to-blob.ts'

const LARGE_BYTES = 1_500_000
const MAX_SIDE = 2400

/**
 * A telephone's photo is often larger than may be sent, and always larger than is shown. What the browser can read
 * is scaled down before it travels; anything else goes as it is, and the server says what it thinks of it.
 */
export async function shrinkPicture(file: File): Promise<Blob> {
  if (file.size < LARGE_BYTES) return file
  const picture = await createImageBitmap(file).catch(() => undefined)
  if (!picture) return file
  const scale = Math.min(1, MAX_SIDE / Math.max(picture.width, picture.height))
  const size = { width: Math.round(picture.width * scale), height: Math.round(picture.height * scale) }
  const smaller = await drawToBlob(size, (paint) => paint.drawImage(picture, 0, 0, size.width, size.height))
  picture.close()
  return smaller && smaller.size < file.size ? smaller : file
}
