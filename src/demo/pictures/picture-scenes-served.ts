import { layBitmap } from './picture-canvas.ts'
import { loadProp } from './picture-props.ts'
import { another, heap, lay, type Stage, stand } from './picture-stage.ts'

/** On the wooden board: one large, or a few. */
export async function board(stage: Stage): Promise<void> {
  const { canvas, unit, random, main, extras } = stage
  const side = Math.round(800 * unit * 1.06)
  const [cx, cy] = [canvas.width / 2, canvas.height / 2]
  layBitmap(canvas, await loadProp('board', side), Math.round(cx - side / 2), Math.round(cy - side / 2))
  const spots = random.pick([
    [
      { x: 70, y: -84, size: 330 },
      { x: -90, y: 74, size: 380 },
    ],
    [
      { x: 124, y: -92, size: 290 },
      { x: -150, y: -54, size: 290 },
      { x: 4, y: 104, size: 310 },
    ],
  ])
  const [first] = extras
  if (first) lay(stage, first, { x: cx + 226 * unit, y: cy + 96 * unit, size: 176 * unit })
  for (const [index, spot] of spots.entries()) {
    const { sprite, ...vary } = another(stage)
    const last = index === spots.length - 1
    lay(stage, last ? main : sprite, {
      x: cx + (spot.x - (first ? 46 : 0)) * unit,
      y: cy + spot.y * unit,
      size: spot.size * unit,
      ...vary,
    })
  }
}

/** One whole, on a round plate. */
export async function dish(stage: Stage): Promise<void> {
  const { canvas, unit, main } = stage
  const [cx, cy] = await servePlate(stage)
  const size = Math.min(470, 440 / Math.hypot(main.broad, main.tall) / 0.86) * unit
  const at = { x: cx, y: cy, size }
  lay(stage, main, main.tall > 0.5 ? at : { ...at, size: Math.min(560 * unit, canvas.height * 0.7) }, 0.8)
}

/** Lays the plate and says where its middle is. */
async function servePlate({ canvas, unit }: Stage): Promise<[number, number]> {
  const side = Math.round(800 * unit * 1.1)
  const [cx, cy] = [canvas.width / 2, canvas.height / 2]
  layBitmap(canvas, await loadProp('plate', side), Math.round(cx - side / 2), Math.round(cy - side / 2))
  return [cx, cy]
}

/** On a round plate, more or fewer as they are large or small. */
export async function plate(stage: Stage): Promise<void> {
  const { unit, random, main, extras } = stage
  const [cx, cy] = await servePlate(stage)
  const ring = random.pick([5, 6])
  const start = random.between(0, 360)
  for (let i = 0; i < ring; i++) {
    const turn = ((start + (360 / ring) * i) * Math.PI) / 180
    const { sprite, ...vary } = another(stage)
    const spot = {
      x: cx + Math.cos(turn) * 140 * unit,
      y: cy + Math.sin(turn) * 140 * unit,
      size: 224 * unit,
    }
    lay(stage, sprite, { ...spot, ...vary }, 0.8)
  }
  lay(stage, main, { x: cx, y: cy, size: 250 * unit }, 0.9)
  const [first] = extras
  if (first) lay(stage, first, { x: cx + 300 * unit, y: cy + 290 * unit, size: 170 * unit })
}

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value))

/** What holds a heap; lengths are those of a picture of 800 by 800. */
type Vessel = {
  prop: 'crate' | 'bowl'
  /** How far below the middle it stands. */
  lower: number
  /** What is heaped stays between its walls. */
  walls: readonly [number, number]
  rows: readonly { y: number; count: number; size: number; from: number; to: number }[]
}

/** Heaps things between the back and the front of a vessel, and says where that stands. */
async function fill(
  stage: Stage,
  { prop, lower, walls, rows }: Vessel,
): Promise<{ left: number; top: number }> {
  const { canvas, unit, random } = stage
  const side = Math.round(800 * unit)
  const left = Math.round((canvas.width - side) / 2)
  const top = Math.round((canvas.height - side) / 2 + lower * unit)
  layBitmap(canvas, await loadProp(`${prop}-back`, side), left, top)
  for (const row of rows) {
    for (let i = 0; i < row.count; i++) {
      const { sprite, ...vary } = another(stage)
      const step = (row.to - row.from) / (row.count - 1)
      const size = row.size * random.between(0.96, 1.06)
      const half = (size * sprite.broad) / 2
      const x = row.from + step * i + random.between(-10, 10)
      heap(stage, sprite, {
        x: left + clamp(x, walls[0] + half, walls[1] - half) * unit,
        y: top + (row.y + random.between(-9, 9)) * unit,
        size: size * unit,
        ...vary,
      })
    }
  }
  layBitmap(canvas, await loadProp(`${prop}-front`, side), left, top)
  return { left, top }
}

/** A crate heaped full. */
export async function crate(stage: Stage): Promise<void> {
  const { unit, random, main } = stage
  const { left, top } = await fill(stage, {
    prop: 'crate',
    lower: 0,
    walls: [112, 688],
    rows: [
      { y: 340, count: 4, size: 190, from: 210, to: 590 },
      { y: 404, count: 4, size: 206, from: 182, to: 618 },
      { y: 482, count: 4, size: 214, from: 176, to: 624 },
    ],
  })
  const edge = random.side()
  stand(stage, main, { x: left + (400 + edge * 296) * unit, floor: top + 744 * unit, size: 170 * unit }, 0.45)
}

/** A white bowl heaped full. */
export async function bowl(stage: Stage): Promise<void> {
  const { unit, random, main } = stage
  const { left, top } = await fill(stage, {
    prop: 'bowl',
    lower: -10,
    walls: [146, 654],
    rows: [
      { y: 316, count: 2, size: 196, from: 322, to: 478 },
      { y: 392, count: 3, size: 206, from: 250, to: 550 },
      { y: 470, count: 4, size: 208, from: 214, to: 586 },
    ],
  })
  const edge = random.side()
  stand(stage, main, { x: left + (400 + edge * 280) * unit, floor: top + 744 * unit, size: 150 * unit }, 0.45)
}
