import { paintSprite, type Stage, stand } from './picture-stage.ts'

/** The carousel: everything in the right half, the left half stays free for words. */
export function wide(stage: Stage): void {
  const { canvas, random, main, extras } = stage
  const unit = canvas.height / 460
  const cx = canvas.width * 0.715
  const floor = canvas.height * 0.8
  const [first, second, third] = extras
  if (first) {
    const at = { x: cx - 158 * unit, floor: floor + 2 * unit, size: 168 * unit }
    stand(stage, first, { ...at, angle: -random.between(2, 7) })
  }
  if (second) {
    const at = { x: cx + 160 * unit, floor: floor - 2 * unit, size: 174 * unit }
    stand(stage, second, { ...at, angle: random.between(2, 7) })
  }
  stand(stage, main, { x: cx, floor: floor + 22 * unit, size: 312 * unit, angle: random.between(-4, 4) })
  if (third) stand(stage, third, { x: cx + 104 * unit, floor: floor + 34 * unit, size: 104 * unit }, 0.45)
  if (first)
    stand(stage, first, { x: cx - 292 * unit, floor: floor + 62 * unit, size: 96 * unit, flip: true }, 0.4)
  if (second) stand(stage, second, { x: cx + 288 * unit, floor: floor + 60 * unit, size: 100 * unit }, 0.4)
  paintSprite(canvas, stage.leaf, {
    x: canvas.width - 22 * unit,
    y: 40 * unit,
    size: 190 * unit,
    angle: 140,
  })
}

/** A small sign: the main thing before one or two others. */
export function icon(stage: Stage): void {
  const { canvas, main, extras } = stage
  const unit = canvas.width / 320
  const [first, second] = extras
  const floor = 262 * unit
  if (first && second) {
    stand(stage, first, { x: 80 * unit, floor: floor - 26 * unit, size: 124 * unit, angle: -8 }, 0.35)
    stand(stage, second, { x: 242 * unit, floor: floor - 26 * unit, size: 124 * unit, angle: 8 }, 0.35)
    stand(stage, main, { x: 160 * unit, floor, size: 166 * unit })
  } else if (first) {
    stand(stage, first, { x: 226 * unit, floor: floor - 20 * unit, size: 134 * unit, angle: 8 }, 0.35)
    stand(stage, main, { x: 128 * unit, floor, size: 176 * unit, angle: -3 })
  } else {
    stand(stage, main, { x: 160 * unit, floor, size: 200 * unit })
  }
}

export function avatar(stage: Stage): void {
  const { canvas, main } = stage
  const at = { x: canvas.width / 2, y: canvas.height * 0.53, size: canvas.width * 0.72 }
  paintSprite(canvas, main, at)
}
