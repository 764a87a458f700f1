import { marble } from './beef.ts'
import { blob, fade, glow, line, within } from './brushes.ts'
import type { Good } from './good.ts'

/** A slab of belly: skin above, then fat and lean in turn. */
function belly(): Good {
  const front =
    'M90 420C300 470 700 470 910 420C920 560 912 700 896 780C700 830 300 830 104 780C88 700 80 560 90 420Z'
  const layers = [
    [420, '#d9a97c', 40],
    [470, '#fbeee2', 70],
    [540, '#d5606a', 66],
    [600, '#fbeee2', 46],
    [650, '#cf5560', 76],
    [716, '#fbeee2', 40],
    [770, '#c94e5a', 90],
  ] as const
  const bands = layers
    .map(([y, colour, wide], i) =>
      line(
        `M40 ${y - 16}C250 ${y + 26 - i * 3} 420 ${y + 44} 560 ${y + 22}S840 ${y + 34} 960 ${y - 14}`,
        colour,
        wide,
      ),
    )
    .join('')
  const skin =
    'M90 420C130 330 210 270 300 250C470 220 640 226 740 256C830 290 880 340 910 420C700 476 300 476 90 420Z'
  return [
    {
      art: within('f', front, `<rect width="1000" height="1000" fill="#fbeee2"/>${bands}`),
      form: {
        bulge: 0.5,
        flat: 30,
        gloss: 0.35,
        sharp: 30,
        clear: 0.4,
        tint: marble(0.24, 40),
        bump: { depth: 0.1, across: 30, along: 3 },
      },
    },
    {
      art: `<defs>${fade('s', { 0: '#f0cfa8', 1: '#dcae80' })}</defs><path d="${skin}" fill="url(#s)"/>`,
      form: { bulge: 0.5, flat: 60, gloss: 0.3, sharp: 14, clear: 0.4, bump: { depth: 0.2, across: 60 } },
    },
  ]
}

/** A thin slice: lean with fat running through it, a rim of fat on one side. */
function slice(colours: { lean: string; deep: string; fat: string; much: number; seed: number }): Good {
  const outline = blob([
    [90, 520],
    [170, 400],
    [340, 350],
    [560, 330],
    [760, 370],
    [900, 460],
    [910, 560],
    [800, 640],
    [600, 660],
    [400, 680],
    [200, 640],
  ])
  const art = `<defs>${glow('g', { 0: colours.lean, 1: colours.deep }, 0.5, 0.5, 0.6)}</defs>${within(
    'c',
    outline,
    `<rect width="1000" height="1000" fill="url(#g)"/>${line(outline, colours.fat, 26)}${line('M90 520C170 400 340 350 560 330', colours.fat, 70)}
     ${line('M300 560C420 500 560 560 700 500', colours.fat, 16)}${line('M560 340C600 420 580 470 640 520', colours.fat, 12)}`,
  )}`
  return [
    {
      art,
      form: {
        bulge: 0.5,
        flat: 16,
        gloss: 0.3,
        sharp: 30,
        clear: 0.6,
        tint: marble(colours.much, colours.seed),
        bump: { depth: 0.3, across: 9 },
      },
    },
  ]
}

/** Slices one on another, as the knife left them. */
const fanned = (good: string, count: number, size: number): Good => [
  {
    casts: 0.46,
    lay: Array.from({ length: count }, (_, i) => ({
      good,
      x: 500 + (i % 2 ? 16 : -16),
      y: 250 + (i * 500) / (count - 1),
      size,
      angle: (i - count / 2) * 5,
    })),
  },
]

/** Smoked: brown at the edges, in long stripes, not quite flat. */
function rasher(): Good {
  const wave = (y: number) =>
    `M40 ${y}C180 ${y - 50} 280 ${y + 46} 430 ${y}S700 ${y - 40} 820 ${y + 14}S930 ${y + 10} 960 ${y}`
  const outline =
    'M40 380C180 330 280 426 430 380S700 340 820 394S930 390 960 380C976 450 976 560 960 620C930 630 930 630 820 634S580 580 430 620S180 570 40 620C24 560 24 450 40 380Z'
  const art = within(
    'c',
    outline,
    `<rect width="1000" height="1000" fill="#b5473c"/>${line(wave(390), '#8a3f24', 34)}${line(wave(440), '#f0d0ac', 34)}${line(wave(480), '#c2564a', 40)}
     ${line(wave(530), '#f3d9b8', 26)}${line(wave(566), '#b3453c', 36)}${line(wave(612), '#9a4b2a', 36)}`,
  )
  return [
    {
      art,
      form: {
        bulge: 0.6,
        flat: 26,
        gloss: 0.45,
        sharp: 26,
        clear: 0.4,
        tint: marble(0.2, 60),
        bump: { depth: 0.5, across: 7, along: 0.6 },
      },
    },
  ]
}

const PORK = { lean: '#dd7f86', deep: '#cf6a74', fat: '#fbeee4', much: 0.34, seed: 30 }

export const PORK_CUTS = {
  'pork-belly': belly,
  'pork-slice': () => slice(PORK),
  'pork-slices': () => fanned('pork-slice', 6, 800),
  rasher,
  bacon: () => fanned('rasher', 5, 880),
}
