const QUALITY = 0.9

/** A JPEG of what is drawn; JPEG has no transparency, so the ground is white. */
export function drawToBlob(
  { width, height }: { width: number; height: number },
  draw: (paint: CanvasRenderingContext2D) => void,
): Promise<Blob | null> {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const paint = canvas.getContext('2d')
  if (!paint) return Promise.resolve(null)
  paint.fillStyle = '#fff'
  paint.fillRect(0, 0, width, height)
  paint.imageSmoothingQuality = 'high'
  draw(paint)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY))
}
