import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react'
import { type Crop, drag, squareOf, zoomBy } from '#features/uploads/crop-rules.ts'
import * as m from '#words'

/** `size-70`, in pixels. */
const SIDE = 280
const STEP = 0.04
const KEY_ZOOM = 1.1

type Change = (crop: Crop, picture: ImageBitmap) => Crop

const KEYS: Record<string, Change> = {
  ArrowLeft: (crop, picture) => drag(crop, picture, STEP, 0),
  ArrowRight: (crop, picture) => drag(crop, picture, -STEP, 0),
  ArrowUp: (crop, picture) => drag(crop, picture, 0, STEP),
  ArrowDown: (crop, picture) => drag(crop, picture, 0, -STEP),
  '+': (crop, picture) => zoomBy(crop, picture, KEY_ZOOM),
  '=': (crop, picture) => zoomBy(crop, picture, KEY_ZOOM),
  '-': (crop, picture) => zoomBy(crop, picture, 1 / KEY_ZOOM),
}

export function paintCrop(
  paint: CanvasRenderingContext2D,
  picture: ImageBitmap,
  crop: Crop,
  size: number,
): void {
  const { left, top, side } = squareOf(crop, picture)
  paint.imageSmoothingQuality = 'high'
  paint.clearRect(0, 0, size, size)
  paint.drawImage(picture, left, top, side, side, 0, 0, size, size)
}

type CropFrameProps = { picture: ImageBitmap; crop: Crop; onChange: (change: (crop: Crop) => Crop) => void }

/** The picture under a round window: drag, pinch or turn the wheel; arrows, plus and minus do the same. */
export function CropFrame({ picture, crop, onChange }: CropFrameProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const fingers = useRef(new Map<number, { x: number; y: number }>())

  useEffect(() => {
    const paint = canvas.current?.getContext('2d')
    if (paint) paintCrop(paint, picture, crop, SIDE * 2)
  }, [picture, crop])

  useEffect(() => {
    const element = canvas.current
    // React listens to wheels passively, so the dialog would scroll along.
    const wheeled = (event: WheelEvent) => {
      event.preventDefault()
      onChange((now) => zoomBy(now, picture, Math.exp(-event.deltaY / 400)))
    }
    element?.addEventListener('wheel', wheeled, { passive: false })
    return () => element?.removeEventListener('wheel', wheeled)
  }, [picture, onChange])

  const moved = (event: PointerEvent) => {
    const before = fingers.current.get(event.pointerId)
    if (!before) return
    const here = { x: event.clientX, y: event.clientY }
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1]
    fingers.current.set(event.pointerId, here)
    if (other) {
      const spread = (at: { x: number; y: number }) => Math.hypot(at.x - other.x, at.y - other.y)
      const factor = spread(here) / Math.max(1, spread(before))
      onChange((now) => zoomBy(now, picture, factor))
    } else {
      onChange((now) => drag(now, picture, (here.x - before.x) / SIDE, (here.y - before.y) / SIDE))
    }
  }

  const keyed = (event: KeyboardEvent) => {
    const change = KEYS[event.key]
    if (!change) return
    event.preventDefault()
    onChange((now) => change(now, picture))
  }

  const lifted = (event: PointerEvent) => fingers.current.delete(event.pointerId)

  return (
    <div
      role="application"
      aria-label={m.uploads_crop_area()}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: arrows move the picture
      tabIndex={0}
      data-autofocus=""
      onKeyDown={keyed}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
      }}
      onPointerMove={moved}
      onPointerUp={lifted}
      onPointerCancel={lifted}
      className="relative size-70 cursor-move touch-none overflow-hidden rounded-2xl bg-gray-100"
    >
      <canvas ref={canvas} width={SIDE * 2} height={SIDE * 2} className="size-full" />
      <span className="crop-hole pointer-events-none absolute inset-0 rounded-full" />
    </div>
  )
}
