import sharp from 'sharp'
import type { PictureTint } from '../../../seeds/seed-types.ts'
import type { Canvas } from './picture-canvas.ts'
import { rememberRecent } from './picture-memory.ts'
import { doubleSmoothly } from './picture-scale.ts'
import { TINTS, type Tint } from './picture-tints.ts'

/**
 * `studio`: a wall that runs into a floor, for things that stand. `arch`: the same with a niche behind.
 * `table`: a table seen from above in window light, for things that lie. `glow`: light round one thing.
 */
export type BackdropKind = 'studio' | 'arch' | 'podium' | 'table' | 'glow' | 'banner'

/** Where the wall meets the floor, as a part of the height. */
export const HORIZON = 0.66
/** The podium's top: centre height as a part of the height, and half axes as parts of the shorter side. */
export const PODIUM = { y: 0.765, rx: 0.34, ry: 0.078 }

type Size = { width: number; height: number }

// Few, as they are large: whoever composes many pictures sorts them by backdrop.
const keepPixels = rememberRecent<Uint8ClampedArray>(6)

// Used canvases are painted over: memory of this size is slow to get and to clear away.
const spare = new Map<number, Uint8ClampedArray[]>()

/** A copy of the backdrop for a scene to paint on, until it is given back. */
export async function openCanvas(kind: BackdropKind, tint: PictureTint, size: Size): Promise<Canvas> {
  const key = `${kind} ${tint} ${size.width} ${size.height}`
  const pixels = await keepPixels(key, () => renderBackdrop(kind, TINTS[tint], size))
  const data = spare.get(pixels.length)?.pop() ?? new Uint8ClampedArray(pixels.length)
  data.set(pixels)
  return { ...size, data }
}

export function giveBack({ data }: Canvas): void {
  const others = spare.get(data.length)
  if (others) others.push(data)
  else spare.set(data.length, [data])
}

/** Drawn at half size: a backdrop is out of focus anyway, and drawing gradients is what takes the time. */
async function renderBackdrop(kind: BackdropKind, tint: Tint, size: Size): Promise<Uint8ClampedArray> {
  const { width, height } = size
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width / 2}" height="${height / 2}" viewBox="0 0 ${width} ${height}">${DRAW[kind](tint, size)}</svg>`
  const half = await sharp(Buffer.from(svg)).flatten({ background: tint.wall }).removeAlpha().raw().toBuffer()
  return doubleSmoothly(half, width / 2, height / 2)
}

const DRAW: Record<BackdropKind, (tint: Tint, size: Size) => string> = {
  studio: (tint, size) => room(tint, size),
  arch: (tint, size) => room(tint, size) + niche(tint, size),
  podium: (tint, size) => room(tint, size) + halo(size) + podium(tint, size),
  table: (tint, size) => tableTop(tint, size),
  glow: (tint, { width, height }) =>
    `<defs><radialGradient id="g" cx=".5" cy=".42" r=".75"><stop offset="0" stop-color="${tint.light}"/>
     <stop offset=".55" stop-color="${tint.wall}"/><stop offset="1" stop-color="${tint.accent}"/></radialGradient></defs>
     <rect width="${width}" height="${height}" fill="url(#g)"/>`,
  banner: (tint, size) => banner(tint, size),
}

function room(tint: Tint, { width, height }: Size): string {
  const line = height * HORIZON
  return `<defs>
    <radialGradient id="wall" cx=".42" cy=".3" r=".85"><stop offset="0" stop-color="${tint.light}"/>
      <stop offset=".6" stop-color="${tint.wall}"/><stop offset="1" stop-color="${tint.accent}"/></radialGradient>
    <linearGradient id="sweep" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${tint.floor}" stop-opacity="0"/>
      <stop offset=".35" stop-color="${tint.floor}"/><stop offset="1" stop-color="${tint.light}"/></linearGradient>
    </defs>
    <rect width="${width}" height="${height}" fill="url(#wall)"/>
    <rect y="${line - height * 0.06}" width="${width}" height="${height - line + height * 0.06}" fill="url(#sweep)"/>`
}

function halo({ width, height }: Size): string {
  const side = Math.min(width, height)
  return `<defs><radialGradient id="halo"><stop offset="0" stop-color="#fff" stop-opacity=".85"/>
    <stop offset=".62" stop-color="#fff" stop-opacity=".4"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient></defs>
    <circle cx="${width / 2}" cy="${height * 0.43}" r="${side * 0.46}" fill="url(#halo)"/>`
}

function niche(tint: Tint, { width, height }: Size): string {
  const side = Math.min(width, height)
  const half = side * 0.35
  const line = height * (HORIZON + 0.012)
  const top = height * 0.1
  const path = `M${width / 2 - half} ${line}V${top + half}A${half} ${half} 0 0 1 ${width / 2 + half} ${top + half}V${line}Z`
  return `<defs><linearGradient id="niche" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${tint.accent}"/>
    <stop offset="1" stop-color="${tint.wall}"/></linearGradient></defs>
    <path d="${path}" fill="#fff" fill-opacity=".75" transform="translate(${side * 0.011} 0)"/>
    <path d="${path}" fill="url(#niche)"/>
    <rect y="${line}" width="${width}" height="${side * 0.006}" fill="#fff" fill-opacity=".5"/>`
}

function podium(tint: Tint, { width, height }: Size): string {
  const side = Math.min(width, height)
  const [cx, cy] = [width / 2, height * PODIUM.y]
  const [rx, ry] = [side * PODIUM.rx, side * PODIUM.ry]
  const deep = side * 0.085
  return `<defs>
    <linearGradient id="rim"><stop offset="0" stop-color="${tint.accent}"/><stop offset=".3" stop-color="#fff"/>
      <stop offset=".62" stop-color="${tint.light}"/><stop offset="1" stop-color="${tint.accent}"/></linearGradient>
    <radialGradient id="top" cx=".4" cy=".35" r=".75"><stop offset="0" stop-color="#fff"/><stop offset="1" stop-color="${tint.light}"/></radialGradient>
    <radialGradient id="under"><stop offset=".55" stop-color="rgb(${tint.shadow})" stop-opacity=".26"/><stop offset="1" stop-color="rgb(${tint.shadow})" stop-opacity="0"/></radialGradient></defs>
    <ellipse cx="${cx + side * 0.02}" cy="${cy + deep + ry * 0.35}" rx="${rx * 1.28}" ry="${ry * 1.5}" fill="url(#under)"/>
    <path d="M${cx - rx} ${cy}V${cy + deep}A${rx} ${ry} 0 0 0 ${cx + rx} ${cy + deep}V${cy}Z" fill="url(#rim)"/>
    <ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="url(#top)"/>`
}

function tableTop(tint: Tint, { width, height }: Size): string {
  // Window light falls in from the upper left: two soft bands across the table.
  return `<defs>
    <linearGradient id="base" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${tint.light}"/>
      <stop offset=".5" stop-color="${tint.wall}"/><stop offset="1" stop-color="${tint.accent}"/></linearGradient>
    <linearGradient id="light" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="${width}" y2="${height * 0.55}">
      <stop offset=".08" stop-color="#fff" stop-opacity="0"/><stop offset=".17" stop-color="#fff" stop-opacity=".5"/>
      <stop offset=".36" stop-color="#fff" stop-opacity=".5"/><stop offset=".42" stop-color="#fff" stop-opacity="0"/>
      <stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset=".57" stop-color="#fff" stop-opacity=".38"/>
      <stop offset=".72" stop-color="#fff" stop-opacity=".38"/><stop offset=".8" stop-color="#fff" stop-opacity="0"/></linearGradient></defs>
    <rect width="${width}" height="${height}" fill="url(#base)"/>
    <rect width="${width}" height="${height}" fill="url(#light)"/>`
}

/** Quiet on the left, where the words go; a stage on the right. */
function banner(tint: Tint, { width, height }: Size): string {
  const stage = { x: width * 0.715, y: height * 0.8, rx: width * 0.205, ry: height * 0.105 }
  return `<defs>
    <linearGradient id="base" x1="0" y1="0" x2="1" y2=".35"><stop offset="0" stop-color="${tint.light}"/>
      <stop offset=".5" stop-color="${tint.wall}"/><stop offset="1" stop-color="${tint.accent}"/></linearGradient>
    <radialGradient id="halo"><stop offset="0" stop-color="#fff" stop-opacity=".9"/><stop offset=".7" stop-color="#fff" stop-opacity=".34"/>
      <stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>
    <linearGradient id="rim"><stop offset="0" stop-color="${tint.accent}"/><stop offset=".3" stop-color="#fff"/>
      <stop offset=".6" stop-color="${tint.light}"/><stop offset="1" stop-color="${tint.accent}"/></linearGradient>
    <radialGradient id="top" cx=".4" cy=".35" r=".8"><stop offset="0" stop-color="#fff"/><stop offset="1" stop-color="${tint.light}"/></radialGradient>
    <radialGradient id="under"><stop offset=".55" stop-color="rgb(${tint.shadow})" stop-opacity=".24"/><stop offset="1" stop-color="rgb(${tint.shadow})" stop-opacity="0"/></radialGradient></defs>
    <rect width="${width}" height="${height}" fill="url(#base)"/>
    <circle cx="${width * 0.715}" cy="${height * 0.46}" r="${height * 0.62}" fill="url(#halo)"/>
    <circle cx="${width * 0.05}" cy="${height * 1.02}" r="${height * 0.34}" fill="#fff" fill-opacity=".28"/>
    <circle cx="${width * 0.4}" cy="${-height * 0.1}" r="${height * 0.26}" fill="#fff" fill-opacity=".22"/>
    <ellipse cx="${stage.x}" cy="${stage.y + height * 0.12}" rx="${stage.rx * 1.25}" ry="${stage.ry * 1.25}" fill="url(#under)"/>
    <path d="M${stage.x - stage.rx} ${stage.y}v${height * 0.085}a${stage.rx} ${stage.ry} 0 0 0 ${stage.rx * 2} 0v${-height * 0.085}Z" fill="url(#rim)"/>
    <ellipse cx="${stage.x}" cy="${stage.y}" rx="${stage.rx}" ry="${stage.ry}" fill="url(#top)"/>`
}
