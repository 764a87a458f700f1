import { type Canvas, type Placement, paintBitmap, paintContact, paintVeil } from './picture-canvas.ts'
import type { Random } from './picture-random.ts'
import { SHADOW_SCALE } from './picture-shadow.ts'
import type { Sprite } from './picture-sprites.ts'
import type { Rgb } from './picture-tints.ts'

/** What a scene works with. Lengths in scenes are for a side of 800; `unit` brings them to the canvas. */
export type Stage = {
  canvas: Canvas
  unit: number
  random: Random
  shadow: Rgb
  main: Sprite
  /** The same thing turned this way and that; the first is `main`. */
  turned: readonly [Sprite, ...Sprite[]]
  /** It lies and is seen from above, rather than stands before us. */
  lies: boolean
  /** What is shown beside it. */
  extras: readonly Sprite[]
  /** Net weight for the label of a pack, and how many lie in it, across and down. */
  net: string
  rows: readonly [number, number]
}

export function paintSprite(canvas: Canvas, sprite: Sprite, at: Placement): void {
  const sides = sprite.levels.map((level) => Math.max(level.width, level.height) - 2)
  // The smallest level that is still about as large as wanted.
  let chosen = 0
  for (let i = 0; i < sides.length; i++) if (sides[i]! >= at.size * 0.94) chosen = i
  paintBitmap(canvas, sprite.levels[chosen]!, at, at.size / sides[chosen]!)
}

/** A thing lying on a table seen from above: its own outline as shadow, away from the light. */
export function lay(stage: Stage, sprite: Sprite, at: Placement, lift = 1): void {
  const drop = at.size * 0.03 * lift
  const wide = { ...at, x: at.x + drop * 1.1, y: at.y + drop * 1.7 }
  const near = { ...at, x: at.x + drop * 0.3, y: at.y + drop * 0.5, size: at.size * 0.97 }
  paintVeil(stage.canvas, sprite.shadow, wide, at.size * SHADOW_SCALE, stage.shadow, 0.34)
  paintVeil(stage.canvas, sprite.shadow, near, near.size * SHADOW_SCALE, stage.shadow, 0.3)
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
  const foot = { x: at.x + width * 0.05, y: at.floor - at.size * 0.02 }
  const { canvas, shadow } = stage
  paintContact(
    canvas,
    { ...foot, x: at.x + width * 0.14, rx: width * 0.72, ry: at.size * 0.11 },
    shadow,
    strength * 0.4,
  )
  paintContact(canvas, { ...foot, rx: width * 0.52, ry: at.size * 0.06 }, shadow, strength * 0.9)
  paintContact(canvas, { ...foot, rx: width * 0.3, ry: at.size * 0.03 }, shadow, strength)
  paintSprite(canvas, sprite, { ...at, y })
}

/** Heaped things shade each other a little. */
export function heap(stage: Stage, sprite: Sprite, at: Placement): void {
  const under = { ...at, y: at.y + at.size * 0.03 }
  paintVeil(stage.canvas, sprite.shadow, under, at.size * SHADOW_SCALE, stage.shadow, 0.42)
  paintSprite(stage.canvas, sprite, at)
}

/** One of the turned ones, with a little more turn: no two of a kind look quite the same. */
export function another({ turned, random, lies }: Stage): {
  sprite: Sprite
  angle: number
  brightness: number
} {
  const swing = lies ? 9 : 6
  return {
    sprite: random.pick(turned),
    angle: random.between(-swing, swing),
    brightness: random.between(0.96, 1.03),
  }
}
