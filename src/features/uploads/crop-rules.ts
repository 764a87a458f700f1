/** A square cut out of a picture: where its middle is, in pixels of the picture, and how much it is enlarged. */
export type Crop = { x: number; y: number; zoom: number }
type Size = { width: number; height: number }

export const MAX_ZOOM = 5

export const middleOf = ({ width, height }: Size): Crop => ({ x: width / 2, y: height / 2, zoom: 1 })

/** The cut square: as large as the picture allows at zoom 1. */
export function squareOf({ x, y, zoom }: Crop, picture: Size) {
  const side = Math.min(picture.width, picture.height) / zoom
  return { left: x - side / 2, top: y - side / 2, side }
}

/** The nearest crop that stays inside the picture. */
export function clampInside({ x, y, zoom }: Crop, picture: Size): Crop {
  const near = Math.min(MAX_ZOOM, Math.max(1, zoom))
  const half = Math.min(picture.width, picture.height) / near / 2
  const within = (at: number, size: number) => Math.min(size - half, Math.max(half, at))
  return { x: within(x, picture.width), y: within(y, picture.height), zoom: near }
}

/** Dragging moves the picture under the frame: by `dx`, `dy` as a share of the frame's side. */
export function drag(crop: Crop, picture: Size, dx: number, dy: number): Crop {
  const { side } = squareOf(crop, picture)
  return clampInside({ ...crop, x: crop.x - dx * side, y: crop.y - dy * side }, picture)
}

export const zoomBy = (crop: Crop, picture: Size, factor: number): Crop =>
  clampInside({ ...crop, zoom: crop.zoom * factor }, picture)
