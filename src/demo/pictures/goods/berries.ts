import { seedRandom } from '../picture-random.ts'
import { blob, each, fade, glow, line, type Point, within } from './brushes.ts'
import type { Good } from './good.ts'

const ball = (colours: { light: string; dark: string; bloom: string }): Good => [
  {
    art: `<defs>${glow('g', { 0: colours.light, 1: colours.dark }, 0.45, 0.4, 0.65)}${glow('b', { 0: `${colours.bloom}00`, 0.6: `${colours.bloom}30`, 1: `${colours.bloom}80` }, 0.5, 0.5, 0.5)}</defs>
      <ellipse cx="500" cy="500" rx="440" ry="466" fill="url(#g)"/><ellipse cx="500" cy="500" rx="440" ry="466" fill="url(#b)"/>`,
    form: { gloss: 0.5, sharp: 40, clear: 0.9 },
  },
]

/** A bunch hangs together: wide shoulders, a point below, the nearest grapes in front. */
function bunch(): Good {
  const random = seedRandom(21)
  const rows = [3, 5, 6, 6, 5, 5, 4, 3, 2]
  const lay = rows.flatMap((count, row) =>
    Array.from({ length: count }, (_, i) => ({
      good: 'grape',
      x: 500 + (i - (count - 1) / 2) * 132 + random.between(-14, 14),
      y: 190 + row * 84 + random.between(-12, 12),
      size: random.between(158, 178),
      brightness: random.between(0.9, 1.04),
    })),
  )
  return [
    {
      art: line('M500 210C498 150 506 110 520 40M440 60C470 52 560 46 600 34', '#7d7a3a', 22),
      form: { gloss: 0.1 },
    },
    {
      casts: 0.46,
      lay: lay.map((grape, i) => ({ ...grape, brightness: i % 3 === 1 ? 0.93 : grape.brightness })),
    },
  ]
}

const BERRY =
  'M500 930C380 900 190 650 170 430C158 290 300 220 500 220C700 220 842 290 830 430C810 650 620 900 500 930Z'

function strawberry(): Good {
  const random = seedRandom(7)
  const seeds = Array.from({ length: 62 }, (_, i) => {
    const row = Math.floor(i / 8)
    return [
      190 + (i % 8) * 88 + (row % 2) * 44 + random.between(-9, 9),
      300 + row * 80 + random.between(-8, 8),
    ] as const
  })
  const pits = seeds
    .map(([x, y]) => `<ellipse cx="${x}" cy="${y}" rx="17" ry="22" fill="#a80f1c" fill-opacity=".75"/>`)
    .join('')
  const grains = seeds
    .map(([x, y]) => `<ellipse cx="${x}" cy="${y + 2}" rx="9" ry="14" fill="#f2c85c"/>`)
    .join('')
  const body = `<defs>${fade('g', { 0: '#f7705a', 0.16: '#e8323a', 1: '#c3131f' })}</defs>${within('c', BERRY, `<rect width="1000" height="1000" fill="url(#g)"/>${pits}`)}`
  const sepals = each(9, (i) => {
    const turn = (i / 9) * 360
    return `<path d="M500 236C470 200 464 150 500 60C536 150 530 200 500 236Z" transform="rotate(${turn} 500 236) scale(1 1)" fill="#5d9a35"/>`
  })
  return [
    { art: body, form: { gloss: 0.55, sharp: 34, clear: 0.5, bump: { depth: 0.1, across: 18 } } },
    {
      art: `<clipPath id="k"><path d="${BERRY}"/></clipPath><g clip-path="url(#k)">${grains}</g>`,
      form: { bulge: 0.7, gloss: 0.3 },
      casts: 0.2,
    },
    {
      art: `<g transform="translate(0 120) scale(1 .52)">${sepals}</g>${line('M500 240C500 190 512 150 536 110', '#6fa543', 20)}`,
      form: { bulge: 0.7, gloss: 0.2, clear: 0.5 },
      casts: 0.34,
    },
  ]
}

const CHERRY =
  'M500 250C560 200 700 200 790 290C890 390 880 600 800 720C730 820 610 880 500 860C390 880 270 820 200 720C120 600 110 390 210 290C300 200 440 200 500 250Z'

const cherry = (): Good => [
  {
    art: `<defs>${glow('g', { 0: '#9c1526', 0.6: '#6d0a1a', 1: '#47050f' }, 0.42, 0.4, 0.7)}${glow('h', { 0: '#1c0206c0', 1: '#1c020600' })}</defs>
      <path d="${CHERRY}" fill="url(#g)"/><ellipse cx="500" cy="268" rx="130" ry="46" fill="url(#h)"/>`,
    form: { gloss: 0.75, sharp: 46, clear: 0.35 },
  },
]

/** Two on their green stalks. */
const cherries = (): Good => [
  {
    art:
      line('M330 560C360 380 440 200 600 80M680 600C690 420 660 220 600 80', '#7d9440', 20) +
      line('M560 90Q600 66 640 84', '#6f7a35', 34),
    form: { gloss: 0.2 },
  },
  {
    casts: 0.4,
    lay: [
      { good: 'cherry', x: 690, y: 720, size: 400 },
      { good: 'cherry', x: 320, y: 690, size: 430 },
    ],
  },
  {
    art: line('M322 540C330 520 334 506 338 490M684 580C684 560 684 546 684 530', '#7d9440', 20),
    form: { gloss: 0.2 },
  },
]

const CROWN: readonly Point[] = Array.from({ length: 10 }, (_, i) => {
  const turn = (i / 10) * Math.PI * 2
  const far = i % 2 ? 92 : 168
  return [470 + Math.cos(turn) * far, 420 + Math.sin(turn) * far * 0.9] as const
})

const blueberry = (): Good => [
  {
    art: `<defs>${glow('g', { 0: '#5a6aa8', 0.6: '#3b4682', 1: '#232a58' }, 0.42, 0.38, 0.7)}${glow('w', { 0: '#c6d2ee8c', 1: '#c6d2ee00' })}</defs>
      <circle cx="500" cy="500" r="440" fill="url(#g)"/><ellipse cx="640" cy="640" rx="260" ry="200" fill="url(#w)"/>`,
    form: { gloss: 0.16, sharp: 8, clear: 0.3, bump: { depth: 0.06, across: 20 } },
  },
  {
    art: `<path d="${blob(CROWN, 0.7)}" fill="#262c58"/><circle cx="470" cy="420" r="74" fill="#141833"/>`,
    form: { bulge: 0.7, gloss: 0.1 },
    casts: 0.3,
  },
]

/** A handful, heaped. */
function handful(good: string, seed: number): Good {
  const random = seedRandom(seed)
  const rows = [2, 4, 5, 6]
  return [
    {
      casts: 0.5,
      lay: rows.flatMap((count, row) =>
        Array.from({ length: count }, (_, i) => ({
          good,
          x: 500 + (i - (count - 1) / 2) * 142 + random.between(-14, 14),
          y: 330 + row * 116 + random.between(-10, 10),
          size: random.between(196, 216),
          angle: random.between(-30, 30),
          brightness: random.between(0.92, 1.06),
        })),
      ),
    },
  ]
}

export const BERRIES = {
  grape: () => ball({ light: '#d3dd72', dark: '#9db53c', bloom: '#eef3c8' }),
  'green-grapes': bunch,
  strawberry,
  cherry,
  cherries,
  blueberry,
  blueberries: () => handful('blueberry', 5),
}
