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

/** Heaped things stay between the walls of what holds them. */
const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value))

/** A crate heaped full, some of it with a guest. */
export async function crate(stage: Stage): Promise<void> {
  const { canvas, unit, random, main, extras, guests } = stage
  const side = Math.round(800 * unit)
  const left = Math.round((canvas.width - side) / 2)
  const top = Math.round((canvas.height - side) / 2 + 20 * unit)
  layBitmap(canvas, await loadProp('crate-back', side), left, top)
  const rows = [
    { y: 352, count: 4, size: 176, from: 210, to: 590 },
    { y: 414, count: 4, size: 192, from: 182, to: 618 },
    { y: 486, count: 4, size: 200, from: 176, to: 624 },
  ]
  for (const [index, row] of rows.entries()) {
    for (let i = 0; i < row.count; i++) {
      const guest = guests.length > 0 && (i + index * 2) % 5 === 3
      const sprite = guest ? guests[index % guests.length]! : main
      const step = (row.to - row.from) / (row.count - 1)
      const size = row.size * random.between(0.95, 1.06)
      const half = (size * sprite.broad) / 2
      heap(stage, sprite, {
        x: left + clamp(row.from + step * i + random.between(-12, 12), 112 + half, 688 - half) * unit,
        y: top + (row.y + random.between(-10, 10)) * unit,
        size: size * unit,
        ...vary(random, 14),
      })
    }
  }
  layBitmap(canvas, await loadProp('crate-front', side), left, top)
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
  const { canvas, unit, random, main, extras, guests } = stage
  const side = Math.round(800 * unit)
  const left = Math.round((canvas.width - side) / 2)
  const top = Math.round((canvas.height - side) / 2)
  layBitmap(canvas, await loadProp('bowl-back', side), left, top)
  const rows = [
    { y: 316, count: 2, size: 186, from: 322, to: 478 },
    { y: 396, count: 3, size: 194, from: 250, to: 550 },
    { y: 474, count: 4, size: 196, from: 214, to: 586 },
  ]
  for (const [index, row] of rows.entries()) {
    for (let i = 0; i < row.count; i++) {
      const guest = guests.length > 0 && index > 0 && (i + index) % 4 === 2
      const sprite = guest ? guests[index % guests.length]! : main
      const size = row.size * random.between(0.96, 1.05)
      const half = (size * sprite.broad) / 2
      const step = (row.to - row.from) / (row.count - 1)
      heap(stage, sprite, {
        x: left + clamp(row.from + step * i + random.between(-8, 8), 146 + half, 654 - half) * unit,
        y: top + (row.y + random.between(-8, 8)) * unit,
        size: size * unit,
        ...vary(random, 18),
      })
    }
  }
  layBitmap(canvas, await loadProp('bowl-front', side), left, top)
  const edge = random.side()
  const beside = { floor: top + 744 * unit, size: 150 * unit }
  stand(stage, main, { ...beside, x: left + (400 + edge * 270) * unit, angle: edge * 8 }, 0.45)
  const guest = extras[0]
  if (guest) stand(stage, guest, { ...beside, x: left + (400 - edge * 286) * unit, size: 124 * unit }, 0.45)
}
