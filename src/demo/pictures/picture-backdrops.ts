import sharp from 'sharp'
import type { PictureTint } from '../../../seeds/seed-types.ts'
import { each, fade, glow } from './goods/brushes.ts'
import type { Canvas } from './picture-canvas.ts'
import { rememberRecent } from './picture-memory.ts'
import { seedRandom } from './picture-random.ts'
import { TINTS, type Tint } from './picture-tints.ts'

/**
 * `ground`: the one pale ground all goods are shown on. `glow`: light round one thing. `banner`: quiet on the left, where
 * the words go. `kitchen`: somebody's table, for what buyers photograph.
 */
export type BackdropKind = 'ground' | 'glow' | 'banner' | 'kitchen'

type Size = { width: number; height: number }

// Few, as they are large.
const keepPixels = rememberRecent<Uint8Array>(6)

// Used canvases are painted over: memory of this size is slow to get and to clear away.
const spare = new Map<number, Uint8Array[]>()

/** A copy of the backdrop for a scene to paint on, until it is given back. */
export async function openCanvas(kind: BackdropKind, tint: PictureTint, size: Size): Promise<Canvas> {
  const key = `${kind} ${kind === 'ground' ? '' : tint} ${size.width} ${size.height}`
  const pixels = await keepPixels(key, () => renderBackdrop(kind, TINTS[tint], size))
  const data = spare.get(pixels.length)?.pop() ?? new Uint8Array(pixels.length)
  data.set(pixels)
  return { ...size, data }
}

export function giveBack({ data }: Canvas): void {
  const others = spare.get(data.length)
  if (others) others.push(data)
  else spare.set(data.length, [data])
}

async function renderBackdrop(kind: BackdropKind, tint: Tint, size: Size): Promise<Uint8Array> {
  const { width, height } = size
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${DRAW[kind](tint, size)}</svg>`
  return sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer()
}

const filled = (defs: string, { width, height }: Size) =>
  `<defs>${defs}</defs><rect width="${width}" height="${height}" fill="url(#fill)"/>`

const DRAW: Record<BackdropKind, (tint: Tint, size: Size) => string> = {
  ground: (_, size) =>
    filled(
      glow('fill', { 0: '#ffffff', 0.42: '#f9faf8', 0.75: '#f1f3ef', 1: '#e8ebe5' }, 0.44, 0.4, 0.8),
      size,
    ),
  glow: (tint, size) =>
    filled(glow('fill', { 0: tint.light, 0.55: tint.wall, 1: tint.accent }, 0.45, 0.4, 0.78), size),
  banner: (tint, size) =>
    filled(fade('fill', { 0: tint.light, 0.42: tint.light, 1: tint.wall }, 78), size) +
    `<defs>${glow('pool', { 0: '#ffffffd9', 0.6: '#ffffff66', 1: '#ffffff00' })}</defs>
     <ellipse cx="${size.width * 0.76}" cy="${size.height * 0.56}" rx="${size.width * 0.27}" ry="${size.height * 0.6}" fill="url(#pool)"/>`,
  kitchen: (_, size) => kitchen(size),
}

/** Boards of a kitchen table, each of another tone. */
function kitchen({ width, height }: Size): string {
  const random = seedRandom(17)
  const planks = 5
  const deep = height / planks
  return each(planks, (plank) => {
    const top = plank * deep
    const tone = random.pick(['#b98a58', '#a97b4c', '#c29564', '#b08352'])
    const grain = each(26, () => {
      const y = top + random.between(0, deep)
      const [bend, sway] = [random.between(-14, 14), random.between(-9, 9)]
      return `<path d="M0 ${y}C${width * 0.3} ${y + bend} ${width * 0.65} ${y - bend} ${width} ${y + sway}" fill="none" stroke="${random.pick(['#7f5730', '#d8ae7c', '#8f6539'])}" stroke-opacity="${random.between(0.1, 0.34)}" stroke-width="${random.between(1, 4)}"/>`
    })
    return `<rect y="${top}" width="${width}" height="${deep}" fill="${tone}"/>${grain}<rect y="${top}" width="${width}" height="3" fill="#4c3118" fill-opacity=".7"/>`
  })
}
