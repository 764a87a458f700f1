import { HORIZON, PODIUM } from './picture-backdrops.ts'
import { layBitmap } from './picture-canvas.ts'
import { loadProp } from './picture-props.ts'
import { heap, paintSprite, type Stage, stand, vary } from './picture-stage.ts'

/** One thing, large, on the podium; small company on the floor and a leaf before the lens. */
export function hero(stage: Stage): void {
  const { canvas, unit, random, main, extras } = stage
  const cx = canvas.width / 2
  const small = extras[0]
  if (small) {
    const side = random.side()
    stand(stage, small, { x: cx + side * 300 * unit, floor: canvas.height * 0.8, size: 150 * unit }, 0.4)
    const second = extras[1] ?? small
    stand(
      stage,
      second,
      { x: cx - side * 310 * unit, floor: canvas.height * 0.78, size: 120 * unit, flip: true },
      0.4,
    )
  }
  stand(stage, main, {
    x: cx,
    floor: canvas.height * PODIUM.y + 26 * unit,
    size: Math.min(470, 424 / main.broad) * unit,
    angle: random.between(-4, 4),
  })
  foreground(stage)
}

function foreground({ canvas, unit, random, leaf }: Stage): void {
  const side = random.side()
  paintSprite(canvas, leaf, {
    x: side < 0 ? 44 * unit : canvas.width - 44 * unit,
    y: canvas.height - 64 * unit,
    size: 300 * unit,
    angle: side * random.between(15, 50),
    flip: side < 0,
  })
}

/** Two of a kind before a niche, with something small beside them. */
export function pair(stage: Stage): void {
  const { canvas, unit, random, main, extras } = stage
  const cx = canvas.width / 2
  const floor = canvas.height * (HORIZON + 0.14)
  const side = random.side()
  stand(stage, main, {
    x: cx + side * 128 * unit,
    floor: floor - 58 * unit,
    size: 340 * unit,
    angle: side * random.between(4, 10),
    flip: true,
    brightness: 0.97,
  })
  stand(stage, main, {
    x: cx - side * 100 * unit,
    floor: floor + 18 * unit,
    size: 400 * unit,
    angle: -side * random.between(0, 5),
  })
  const [first, second] = extras
  if (first) {
    const at = { x: cx + side * 188 * unit, floor: floor + 52 * unit, size: 168 * unit }
    stand(stage, first, { ...at, angle: side * 4 }, 0.45)
  }
  if (second) {
    const at = { x: cx - side * 268 * unit, floor: floor + 58 * unit, size: 140 * unit }
    stand(stage, second, { ...at, angle: -side * 5 }, 0.45)
  }
  foreground(stage)
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
  /** How much smaller or larger than its row a thing may be, and how far from its place. */
  sizes: readonly [number, number]
  astray: { x: number; y: number }
  tilt: number
  isGuest(row: number, place: number): boolean
}

/** Heaps things between the back and the front of a vessel, and says where that stands. */
async function fill(stage: Stage, vessel: Vessel): Promise<{ left: number; top: number }> {
  const { canvas, unit, random, main, guests } = stage
  const { prop, walls, astray } = vessel
  const side = Math.round(800 * unit)
  const left = Math.round((canvas.width - side) / 2)
  const top = Math.round((canvas.height - side) / 2 + vessel.lower * unit)
  layBitmap(canvas, await loadProp(`${prop}-back`, side), left, top)
  for (const [index, row] of vessel.rows.entries()) {
    for (let i = 0; i < row.count; i++) {
      const guest = guests.length > 0 && vessel.isGuest(index, i)
      const sprite = guest ? guests[index % guests.length]! : main
      const step = (row.to - row.from) / (row.count - 1)
      const size = row.size * random.between(...vessel.sizes)
      const half = (size * sprite.broad) / 2
      const x = row.from + step * i + random.between(-astray.x, astray.x)
      heap(stage, sprite, {
        x: left + clamp(x, walls[0] + half, walls[1] - half) * unit,
        y: top + (row.y + random.between(-astray.y, astray.y)) * unit,
        size: size * unit,
        ...vary(random, vessel.tilt),
      })
    }
  }
  layBitmap(canvas, await loadProp(`${prop}-front`, side), left, top)
  return { left, top }
}

/** A crate heaped full, some of it with a guest. */
export async function crate(stage: Stage): Promise<void> {
  const { unit, random, main, extras } = stage
  const { left, top } = await fill(stage, {
    prop: 'crate',
    lower: 20,
    walls: [112, 688],
    rows: [
      { y: 352, count: 4, size: 176, from: 210, to: 590 },
      { y: 414, count: 4, size: 192, from: 182, to: 618 },
      { y: 486, count: 4, size: 200, from: 176, to: 624 },
    ],
    sizes: [0.95, 1.06],
    astray: { x: 12, y: 10 },
    tilt: 14,
    isGuest: (row, place) => (place + row * 2) % 5 === 3,
  })
  const beside = extras[0] ?? main
  const edge = random.side()
  stand(
    stage,
    beside,
    {
      x: left + (400 + edge * 306) * unit,
      floor: top + 742 * unit,
      size: 150 * unit,
      angle: edge * 6,
    },
    0.45,
  )
}

/** A white bowl heaped full, two pieces beside it. */
export async function bowl(stage: Stage): Promise<void> {
  const { unit, random, main, extras } = stage
  const { left, top } = await fill(stage, {
    prop: 'bowl',
    lower: 0,
    walls: [146, 654],
    rows: [
      { y: 316, count: 2, size: 186, from: 322, to: 478 },
      { y: 396, count: 3, size: 194, from: 250, to: 550 },
      { y: 474, count: 4, size: 196, from: 214, to: 586 },
    ],
    sizes: [0.96, 1.05],
    astray: { x: 8, y: 8 },
    tilt: 18,
    isGuest: (row, place) => row > 0 && (place + row) % 4 === 2,
  })
  const edge = random.side()
  const beside = { floor: top + 744 * unit, size: 150 * unit }
  stand(stage, main, { ...beside, x: left + (400 + edge * 270) * unit, angle: edge * 8 }, 0.45)
  const guest = extras[0]
  if (guest) stand(stage, guest, { ...beside, x: left + (400 - edge * 286) * unit, size: 124 * unit }, 0.45)
}
