export type Point = readonly [x: number, y: number]

const round = (value: number) => Math.round(value * 10) / 10

/** A smooth closed line through the points. */
export function blob(points: readonly Point[], tension = 1): string {
  const count = points.length
  const at = (index: number) => points[(index + count) % count]!
  let path = `M${round(at(0)[0])} ${round(at(0)[1])}`
  for (let i = 0; i < count; i++) {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    const bend = tension / 6
    path += `C${round(from[0] + (to[0] - before[0]) * bend)} ${round(from[1] + (to[1] - before[1]) * bend)} ${round(to[0] - (after[0] - from[0]) * bend)} ${round(to[1] - (after[1] - from[1]) * bend)} ${round(to[0])} ${round(to[1])}`
  }
  return `${path}Z`
}

type Stops = Readonly<Record<number, string>>

const stops = (colours: Stops) =>
  Object.entries(colours)
    .sort(([a], [b]) => Number(a) - Number(b))
    .map(([at, colour]) => `<stop offset="${at}" stop-color="${colour.slice(0, 7)}"${opacity(colour)}/>`)
    .join('')

/** `#rrggbbaa` says how much is seen, as in CSS. */
const opacity = (colour: string) =>
  colour.length === 9 ? ` stop-opacity="${round(Number.parseInt(colour.slice(7), 16) / 25.5) / 10}"` : ''

/** From the middle outwards; centre and radius in parts of what is filled. */
export const glow = (id: string, colours: Stops, cx = 0.5, cy = 0.5, r = 0.5) =>
  `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${stops(colours)}</radialGradient>`

/** From one side to the other; 0 downwards, 90 to the right. */
export function fade(id: string, colours: Stops, angle = 0): string {
  const turn = (angle * Math.PI) / 180
  const [x, y] = [Math.sin(turn) / 2, Math.cos(turn) / 2]
  return `<linearGradient id="${id}" x1="${0.5 - x}" y1="${0.5 - y}" x2="${0.5 + x}" y2="${0.5 + y}">${stops(colours)}</linearGradient>`
}

/** What is drawn inside stays within the path. */
export const within = (id: string, path: string, inside: string) =>
  `<clipPath id="${id}"><path d="${path}"/></clipPath><g clip-path="url(#${id})">${inside}</g>`

export const line = (path: string, colour: string, width: number, more = '') =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`

/** The same drawing several times, each made by its number. */
export const each = (count: number, make: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => make(index)).join('')

/** A soft edge for what has none: bloom, flush, shadow. */
export const soft = (id: string, by: number) =>
  `<filter id="${id}" x="-40%" y="-40%" width="180%" height="180%"><feGaussianBlur stdDeviation="${by}"/></filter>`
