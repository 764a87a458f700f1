import sharp from 'sharp'
import type { PictureScene, PictureSpec } from '../../../seeds/seed-types.ts'
import { loadBlurredSprite, loadSprite } from './emoji-sprites.ts'
import { type BackdropKind, giveBack, openCanvas } from './picture-backdrops.ts'
import { seedRandom } from './picture-random.ts'
import { board, cluster, detail, plate, spread } from './picture-scenes-lying.ts'
import { avatar, icon, wide } from './picture-scenes-special.ts'
import { bowl, crate, hero, pair } from './picture-scenes-standing.ts'
import type { Stage } from './picture-stage.ts'
import { TINTS } from './picture-tints.ts'

type Size = { width: number; height: number }

const SQUARE: Size = { width: 800, height: 800 }
const LANDSCAPE: Size = { width: 800, height: 600 }

type Scene = { backdrop: BackdropKind; size?: Size; paint(stage: Stage): void | Promise<void> }

const SCENES: Readonly<Record<PictureScene, Scene>> = {
  hero: { backdrop: 'podium', paint: hero },
  pair: { backdrop: 'arch', paint: pair },
  crate: { backdrop: 'studio', paint: crate },
  bowl: { backdrop: 'studio', paint: bowl },
  cluster: { backdrop: 'table', paint: cluster },
  board: { backdrop: 'table', paint: board },
  plate: { backdrop: 'table', paint: plate },
  spread: { backdrop: 'table', paint: spread },
  detail: { backdrop: 'table', paint: detail },
  wide: { backdrop: 'banner', size: { width: 1200, height: 460 }, paint: wide },
  icon: { backdrop: 'glow', size: { width: 320, height: 320 }, paint: icon },
  avatar: { backdrop: 'glow', size: { width: 240, height: 240 }, paint: avatar },
}

/** Composes one picture as WebP. The same spec always gives the same picture. */
export async function composePicture(spec: PictureSpec): Promise<Buffer> {
  const scene = SCENES[spec.scene]
  const size = scene.size ?? (spec.shape === 'landscape' ? LANDSCAPE : SQUARE)
  const [canvas, main, leaf, ...extras] = await Promise.all([
    openCanvas(scene.backdrop, spec.tint, size),
    loadSprite(spec.emoji),
    loadBlurredSprite('herb'),
    ...(spec.with ?? []).map((slug) => loadSprite(slug)),
  ])
  const random = seedRandom(spec.seed)
  const unit = Math.min(size.width, size.height) / 800
  const guests = extras.filter((sprite) => !sprite.tool)
  await scene.paint({ canvas, unit, random, shadow: TINTS[spec.tint].shadow, main, extras, guests, leaf })
  const picture = await sharp(canvas.data, { raw: { ...size, channels: 3 } })
    .webp({ quality: 80, effort: 0 })
    .toBuffer()
  giveBack(canvas)
  return picture
}
