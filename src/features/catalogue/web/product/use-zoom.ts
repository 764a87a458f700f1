import { type PointerEvent, useState } from 'react'
import { useWhenIdle } from '#ui/act/use-when-idle.ts'
import { LENS, type Spot } from './zoom-spot.ts'

const clamp = (share: number) => Math.min(1, Math.max(0, share))
const fetchPane = async () => (await import('./zoom-pane.tsx')).ZoomPane

/** Follows a mouse over the picture; fingers and pens have the lightbox instead. */
export function useZoom() {
  const [spot, setSpot] = useState<Spot>()
  const Pane = useWhenIdle(fetchPane)
  const follow = (event: PointerEvent<HTMLElement>) => {
    if (event.pointerType !== 'mouse') return
    const box = event.currentTarget.getBoundingClientRect()
    setSpot({
      x: clamp(((event.clientX - box.left) / box.width - LENS / 2) / (1 - LENS)),
      y: clamp(((event.clientY - box.top) / box.height - LENS / 2) / (1 - LENS)),
    })
  }
  return {
    spot,
    Pane,
    handlers: { onPointerMove: follow, onPointerLeave: () => setSpot(undefined) },
  }
}
