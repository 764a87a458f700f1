import { layBitmap } from './picture-canvas.ts'
import { PACKS, type PackKind } from './picture-packs.ts'
import { renderProp } from './picture-props.ts'
import { put } from './picture-scenes-special.ts'
import { another, lay, type Stage, stand } from './picture-stage.ts'

/** One thing, large, on the pale ground; what belongs to it, small, behind. */
export function one(stage: Stage): void {
  const { canvas, unit, main, extras, lies } = stage
  const cx = canvas.width / 2
  const size = Math.min(600 / main.broad, 560 / main.tall, 640) * unit
  const middle = canvas.height * 0.5
  const floor = lies ? middle + (size * main.tall) / 2 : middle + (size * main.tall) / 2 + 22 * unit
  const [left, right] = extras
  if (left) stand(stage, left, { x: cx - 250 * unit, floor: floor - 90 * unit, size: 210 * unit }, 0.4)
  if (right) stand(stage, right, { x: cx + 250 * unit, floor: floor - 90 * unit, size: 210 * unit }, 0.4)
  put(stage, main, { x: cx, floor, size })
}

/** Three of a kind: two behind, one before them. */
export function few(stage: Stage): void {
  const { canvas, unit, random, turned, main } = stage
  const [cx, cy] = [canvas.width / 2, canvas.height / 2]
  const side = random.side()
  const second = turned[1] ?? main
  const third = turned[2] ?? main
  if (stage.lies) {
    lay(stage, second, { x: cx - side * 150 * unit, y: cy - 150 * unit, size: 390 * unit })
    lay(stage, third, { x: cx + side * 168 * unit, y: cy - 40 * unit, size: 400 * unit })
    lay(stage, main, { x: cx - side * 60 * unit, y: cy + 158 * unit, size: 420 * unit }, 1.2)
    return
  }
  const tall = Math.min(1, 0.86 / main.tall)
  const floor = cy + 210 * unit
  stand(stage, second, {
    x: cx - side * 168 * unit,
    floor: floor - 66 * unit,
    size: 370 * tall * unit,
    brightness: 0.97,
  })
  stand(stage, third, {
    x: cx + side * 172 * unit,
    floor: floor - 44 * unit,
    size: 370 * tall * unit,
    brightness: 0.98,
  })
  stand(stage, main, { x: cx - side * 10 * unit, floor: floor + 34 * unit, size: 430 * tall * unit })
}

/** So near that the pieces fill the frame and leave it on every side. */
export function detail(stage: Stage): void {
  const { canvas, unit, random, main } = stage
  const [cx, cy] = [canvas.width / 2, canvas.height / 2]
  const spots = [
    { x: -300, y: -290 },
    { x: 40, y: -340 },
    { x: 350, y: -250 },
    { x: -350, y: 60 },
    { x: 356, y: 96 },
    { x: -250, y: 350 },
    { x: 130, y: 372 },
  ]
  for (const spot of spots) {
    const { sprite, ...vary } = another(stage)
    lay(stage, sprite, {
      x: cx + (spot.x + random.between(-18, 18)) * unit * (canvas.width / canvas.height),
      y: cy + (spot.y + random.between(-18, 18)) * unit,
      size: random.between(390, 430) * unit,
      ...vary,
    })
  }
  lay(stage, main, { x: cx, y: cy + 8 * unit, size: 560 * unit }, 1.1)
}

/** As it is sold: in rows in its pack, with the net weight on the label. */
const packed =
  (kind: PackKind) =>
  async (stage: Stage): Promise<void> => {
    const { canvas, unit, random, main } = stage
    const side = Math.round(800 * unit)
    const [left, top] = [Math.round((canvas.width - side) / 2), Math.round((canvas.height - side) / 2)]
    const { under, over, room } = PACKS[kind](stage.net)
    layBitmap(canvas, await renderProp(under, side), left, top)
    const [columns, rows] = stage.rows
    const cell = { width: room.width / columns, height: room.height / rows }
    // A little larger than its place: what is packed lies close.
    const close = columns * rows === 1 ? 1.04 : 1.26
    // One row lies on the next, as tiles do.
    const deep = cell.height * (rows > 1 ? 1.6 : 1)
    const size = Math.min(cell.width / main.broad, deep / main.tall) * close
    for (let row = 0; row < rows; row++)
      for (let column = 0; column < columns; column++) {
        const { angle, brightness } = another(stage)
        lay(stage, main, {
          x: left + (room.x - room.width / 2 + cell.width * (column + 0.5) + random.between(-6, 6)) * unit,
          y: top + (room.y - room.height / 2 + cell.height * (row + 0.5) + random.between(-6, 6)) * unit,
          size: size * unit,
          angle: angle / 2,
          brightness,
        })
      }
    layBitmap(canvas, await renderProp(over, side), left, top)
  }

export const tray = packed('tray')
export const pouch = packed('pouch')
export const box = packed('box')
