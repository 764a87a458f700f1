/** The least contrast at which everybody can read white words on a colour (WCAG 2.2, 1.4.3). */
const LEAST_CONTRAST = 4.5

type Rgb = readonly [red: number, green: number, blue: number]

const WHITE: Rgb = [255, 255, 255]
const BLACK: Rgb = [0, 0, 0]

/** `#0b8142` as the shop keeps it, or nothing. */
export const readColour = (text: string): string | undefined =>
  /^#[0-9a-f]{6}$/.exec(text.trim().toLowerCase())?.[0]

/** White words can be read on it. */
export const carriesWhite = (colour: string): boolean => contrast(colour, '#ffffff') >= LEAST_CONTRAST

/**
 * The shades the design is painted with, made of one colour: lighter ones by mixing in white, darker ones by mixing in
 * black. The colour itself is 600, the one buttons have. What is readable with it is readable with all of them.
 */
export const shadesOf = (accent: string) => mixed(accent, '--color-brand-', SHADES)

/**
 * The same in the dark, where words are light and grounds are not: pale shades come out of the ground, strong ones are
 * light enough for the ground's own colour on them. `ui/dark.css` puts them in the place of the others.
 */
export const darkShadesOf = (accent: string) => mixed(accent, '--dark-', DARK_SHADES)

type Shades = readonly (readonly [name: number, other: Rgb, share: number])[]

const SHADES: Shades = [
  [50, WHITE, 0.94],
  [100, WHITE, 0.86],
  [200, WHITE, 0.7],
  [300, WHITE, 0.5],
  [400, WHITE, 0.28],
  [500, WHITE, 0.1],
  [600, WHITE, 0],
  [700, BLACK, 0.18],
  [800, BLACK, 0.34],
  [900, BLACK, 0.48],
]

/** The ground of cards in the dark; white in the light. */
export const DARK_GROUND = '#171f1a'
const NIGHT: Rgb = [23, 31, 26]

const DARK_SHADES: Shades = [
  [50, NIGHT, 0.86],
  [100, NIGHT, 0.76],
  [200, NIGHT, 0.6],
  [300, NIGHT, 0.4],
  [400, WHITE, 0.25],
  [500, WHITE, 0.4],
  [600, WHITE, 0.55],
  [700, WHITE, 0.66],
  [800, WHITE, 0.78],
  [900, WHITE, 0.88],
]

function mixed(accent: string, name: string, shades: Shades): Record<string, string> {
  const colour = rgbOf(accent)
  return Object.fromEntries(
    shades.map(([number, other, share]) => [name + number, hexOf(mix(colour, other, share))]),
  )
}

/** By the formula of WCAG 2.2: 1 is none, 21 is black on white. */
export function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(rgbOf(one)), luminance(rgbOf(other))].sort((a, b) => a - b) as [
    number,
    number,
  ]
  return (light + 0.05) / (dark + 0.05)
}

function luminance(colour: Rgb): number {
  const [red, green, blue] = colour.map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const mix = (colour: Rgb, other: Rgb, share: number): Rgb =>
  colour.map((channel, at) => Math.round(channel * (1 - share) + other[at]! * share)) as unknown as Rgb

const rgbOf = (hex: string): Rgb =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as unknown as Rgb

const hexOf = (colour: Rgb): string =>
  `#${colour.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
