import { SHADOW_SCALE } from './emoji-shadow.ts'
import type { Sprite } from './emoji-sprites.ts'
import { type Canvas, type Placement, paintBitmap, paintContact, paintVeil } from './picture-canvas.ts'
import type { Random } from './picture-random.ts'
import type { Rgb } from './picture-tints.ts'

/** What a scene works with. Lengths in scenes are for a side of 800; `unit` brings them to the canvas. */
export type Stage = {
  canvas: Canvas
  unit: number
  random: Random
  shadow: Rgb
  main: Sprite
  extras: readonly Sprite[]
  /** Those of the extras that may lie among the main things: food, not chopsticks. */
  guests: readonly Sprite[]
  /** A leaf out of focus, for the foreground. */
  leaf: Sprite
}

export function paintSprite(canvas: Canvas, sprite: Sprite, at: Placement): void {
  const sides = sprite.levels.map((level) => Math.max(level.width, level.height) - 2)
  // The smallest level that is still about as large as wanted.
  let chosen = 0
  for (let i = 0; i < sides.length; i++) if (sides[i]! >= at.size * 0.94) chosen = i
  paintBitmap(canvas, sprite.levels[chosen]!, at, at.size / sides[chosen]!)
}

/** A thing lying on a table seen from above: its own outline as shadow, away from the window. */
export function lay(stage: Stage, sprite: Sprite, at: Placement, lift = 1): void {
  const drop = at.size * 0.05 * lift
  const under = { ...at, x: at.x + drop * 0.8, y: at.y + drop * 1.3 }
  paintVeil(stage.canvas, sprite.shadow, under, at.size * SHADOW_SCALE, stage.shadow, 0.5)
  paintSprite(stage.canvas, sprite, at)
}

/** A thing standing on the floor: `floor` is the height of its foot. */
export function stand(
  stage: Stage,
  sprite: Sprite,
  at: Omit<Placement, 'y'> & { floor: number },
  strength = 0.5,
): void {
  const width = at.size * sprite.broad
  const y = at.floor - (at.size * sprite.tall) / 2
  const foot = { x: at.x + width * 0.03, y: at.floor - at.size * 0.012 }
  paintContact(stage.canvas, { ...foot, rx: width * 0.62, ry: at.size * 0.085 }, stage.shadow, strength * 0.7)
  paintContact(stage.canvas, { ...foot, rx: width * 0.4, ry: at.size * 0.038 }, stage.shadow, strength)
  paintSprite(stage.canvas, sprite, { ...at, y })
}

/** Heaped things shade each other a little. */
export function heap(stage: Stage, sprite: Sprite, at: Placement): void {
  const under = { ...at, y: at.y + at.size * 0.03 }
  paintVeil(stage.canvas, sprite.shadow, under, at.size * SHADOW_SCALE, stage.shadow, 0.36)
  paintSprite(stage.canvas, sprite, at)
}

/** No two of a kind look quite the same. */
export function vary(random: Random, swing: number): Pick<Placement, 'angle' | 'flip' | 'brightness'> {
  return {
    angle: random.between(-swing, swing),
    flip: random.side() < 0,
    brightness: random.between(0.96, 1.04),
  }
}
