import type { Sprite } from './picture-sprites.ts'
import { lay, paintSprite, type Stage, stand } from './picture-stage.ts'

/** Lays or stands a thing whose middle is at x and whose foot is at floor. */
export function put(
  stage: Stage,
  sprite: Sprite,
  at: { x: number; floor: number; size: number; angle?: number },
): void {
  if (stage.lies) lay(stage, sprite, { ...at, y: at.floor - (at.size * sprite.tall) / 2 })
  else stand(stage, sprite, at)
}

/** The carousel: everything in the right 45 %, the rest stays quiet for words. */
export function wide(stage: Stage): void {
  const { canvas, main, turned, extras } = stage
  const unit = canvas.height / 460
  const cx = canvas.width * 0.765
  const floor = canvas.height * 0.86
  const [first, second, third] = extras
  const behind = { floor: floor - 44 * unit, size: 190 * unit }
  if (first) stand(stage, first, { ...behind, x: cx - 176 * unit })
  if (second) stand(stage, second, { ...behind, x: cx + 184 * unit })
  put(stage, main, { x: cx + 10 * unit, floor, size: 330 * unit })
  if (third) stand(stage, third, { x: cx - 168 * unit, floor: floor + 20 * unit, size: 126 * unit })
  else if (!first)
    put(stage, turned.at(-1) ?? main, { x: cx - 176 * unit, floor: floor + 18 * unit, size: 176 * unit })
}

/** A small sign: the main thing before one or two others. */
export function icon(stage: Stage): void {
  const { canvas, main, extras } = stage
  const unit = canvas.width / 320
  const [first, second] = extras
  const floor = 268 * unit
  if (first && second) {
    stand(stage, first, { x: 84 * unit, floor: floor - 44 * unit, size: 132 * unit }, 0.35)
    stand(stage, second, { x: 238 * unit, floor: floor - 44 * unit, size: 132 * unit }, 0.35)
    put(stage, main, { x: 160 * unit, floor, size: 178 * unit })
  } else if (first) {
    stand(stage, first, { x: 226 * unit, floor: floor - 34 * unit, size: 144 * unit }, 0.35)
    put(stage, main, { x: 128 * unit, floor, size: 192 * unit })
  } else {
    put(stage, main, { x: 160 * unit, floor, size: 224 * unit })
  }
}

export function avatar(stage: Stage): void {
  const { canvas, main } = stage
  paintSprite(canvas, main, { x: canvas.width / 2, y: canvas.height * 0.51, size: canvas.width * 0.72 })
}
