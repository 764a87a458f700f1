import sharp, { type Sharp } from 'sharp'
import type { PictureScene, PictureSpec } from '../../../seeds/seed-types.ts'
import { SEEN_FROM_ABOVE } from './goods/goods.ts'
import { type BackdropKind, giveBack, openCanvas } from './picture-backdrops.ts'
import { seedRandom } from './picture-random.ts'
import { box, detail, few, one, pouch, tray } from './picture-scenes-plain.ts'
import { board, bowl, crate, dish, plate } from './picture-scenes-served.ts'
import { avatar, icon, wide } from './picture-scenes-special.ts'
import { asSnapshot } from './picture-snapshot.ts'
import { loadSprite } from './picture-sprites.ts'
import type { Stage } from './picture-stage.ts'
import { TINTS } from './picture-tints.ts'

type Size = { width: number; height: number }

const SQUARE: Size = { width: 1200, height: 1200 }
const LANDSCAPE: Size = { width: 1200, height: 900 }

type Scene = {
  backdrop?: BackdropKind
  size?: Size
  /** How long the longest thing is, in pixels. */
  length: number
  /** In how many ways it lies about. */
  turns?: number
  paint(stage: Stage): void | Promise<void>
}

const SCENES: Readonly<Record<PictureScene, Scene>> = {
  one: { length: 900, paint: one },
  few: { length: 640, turns: 3, paint: few },
  detail: { length: 800, turns: 3, paint: detail },
  tray: { length: 400, paint: tray },
  pouch: { length: 400, paint: pouch },
  box: { length: 400, paint: box },
  crate: { length: 320, turns: 3, paint: crate },
  bowl: { length: 320, turns: 3, paint: bowl },
  board: { length: 570, turns: 2, paint: board },
  plate: { length: 380, turns: 3, paint: plate },
  dish: { length: 800, paint: dish },
  wide: { length: 440, backdrop: 'banner', size: { width: 1600, height: 613 }, turns: 2, paint: wide },
  icon: { length: 220, size: { width: 320, height: 320 }, paint: icon },
  avatar: { length: 180, backdrop: 'glow', size: { width: 240, height: 240 }, paint: avatar },
}

/** What lies may lie any way; what stands leans a little. */
const TURNS = { lies: [0, 128, 236], stands: [0, -9, 11] } as const

/** How large its scene is; somebody who takes it by hand gets less of it. */
export const sizeOf = ({ scene, shape }: PictureSpec): Size =>
  SCENES[scene].size ?? (shape === 'landscape' ? LANDSCAPE : SQUARE)

/** Composes one picture as WebP. The same spec always gives the same picture. */
export async function composePicture(spec: PictureSpec): Promise<Buffer> {
  const { size, canvas } = await paint(spec)
  const raw = sharp(canvas.data, { raw: { ...size, channels: 4 } }).removeAlpha()
  const picture = await encode(spec.snapshot ? asSnapshot(raw, size, spec.seed) : raw)
  giveBack(canvas)
  return picture
}

/** So little is lost here that a smaller size made of it is as good as one made of the drawing. */
const encode = (picture: Sharp) => picture.webp({ quality: 92, effort: 0 }).toBuffer()

async function paint(spec: PictureSpec) {
  const scene = SCENES[spec.scene]
  const size = sizeOf(spec)
  const lies = SEEN_FROM_ABOVE.has(spec.good)
  const turns = TURNS[lies ? 'lies' : 'stands'].slice(1, scene.turns ?? 1)
  const [canvas, main, turned, extras] = await Promise.all([
    openCanvas(spec.snapshot ? 'kitchen' : (scene.backdrop ?? 'ground'), spec.tint ?? 'linen', size),
    loadSprite(spec.good, scene),
    Promise.all(turns.map((turn) => loadSprite(spec.good, { ...scene, turn }))),
    Promise.all((spec.with ?? []).map((good) => loadSprite(good, { length: scene.length / 2 }))),
  ])
  const random = seedRandom(spec.seed)
  const unit = Math.min(size.width, size.height) / 800
  const { shadow } = TINTS[spec.tint ?? 'linen']
  const stage: Stage = {
    canvas,
    unit,
    random,
    shadow,
    main,
    turned: [main, ...turned],
    lies,
    extras,
    net: spec.net ?? '',
    rows: spec.rows ?? [3, 2],
  }
  await scene.paint(stage)
  return { size, canvas }
}
