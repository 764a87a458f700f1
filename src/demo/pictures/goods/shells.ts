import { seedRandom } from '../picture-random.ts'
import { blob, each, fade, glow, line, type Point, within } from './brushes.ts'
import type { Good } from './good.ts'

const SHELL: readonly Point[] = [
  [470, 60],
  [600, 110],
  [700, 230],
  [770, 400],
  [800, 560],
  [770, 740],
  [690, 870],
  [560, 940],
  [420, 920],
  [310, 820],
  [250, 660],
  [230, 480],
  [270, 300],
  [350, 150],
]

const shrink = (points: readonly Point[], by: number): Point[] =>
  points.map(([x, y]) => [500 + (x - 500) * by, 520 + (y - 520) * by])

/** Leaves of lime, one on another. */
const oysterShell = (): Good =>
  [1, 0.86, 0.72, 0.58, 0.43, 0.28].map((by, i) => ({
    art: `<path d="${blob(
      shrink(SHELL, by).map(([x, y], k) => [x + (k % 2 ? 16 : -14) * by, y - i * 22] as const),
      0.8,
    )}" fill="${['#7d7a70', '#9a958a', '#8a867b', '#aaa598', '#938e82', '#b5b0a2'][i]}"/>`,
    form: { bulge: 0.5, flat: 30, gloss: 0.12, bump: { depth: 0.6, across: 24, along: 3, seed: i + 2 } },
    casts: 0.3,
  }))

/** Opened: the meat in its half shell. */
function oyster(): Good {
  const meat = blob(
    [
      [480, 250],
      [590, 300],
      [650, 430],
      [660, 590],
      [600, 730],
      [500, 790],
      [400, 740],
      [350, 600],
      [360, 420],
      [410, 300],
    ],
    1,
  )
  return [
    {
      art: `<path d="${blob(SHELL, 0.8)}" fill="#87837a"/>`,
      form: { bulge: 0.6, flat: 24, gloss: 0.12, bump: { depth: 0.7, across: 26, along: 2 } },
    },
    {
      art: `<defs>${glow('n', { 0: '#fbfaf5', 0.7: '#ece9e2', 1: '#cfd0d3' })}</defs><path d="${blob(shrink(SHELL, 0.87), 0.9)}" fill="url(#n)"/>`,
      form: { bulge: -0.35, flat: 60, gloss: 0.5, sharp: 24, clear: 0.6 },
    },
    {
      art: `<path d="${meat}" fill="#5d5a54" transform="translate(500 520) scale(1.06) translate(-500 -520)"/>`,
      form: { bulge: 0.5, flat: 20, gloss: 0.5, sharp: 30 },
      casts: 0.3,
    },
    {
      art: `<defs>${glow('m', { 0: '#f6ecd6', 0.7: '#e9dcc0', 1: '#cdbd9c' })}</defs><path d="${meat}" fill="url(#m)" transform="translate(500 510) scale(.95) translate(-500 -520)"/>${line('M440 380C420 500 440 620 500 700', '#b9a98a', 10, 'stroke-opacity=".5"')}`,
      form: { bulge: 0.8, gloss: 0.75, sharp: 40, clear: 0.7, bump: { depth: 0.2, across: 16 } },
    },
  ]
}

const whorl = (): Good => [
  {
    art: `<defs>${fade('w', { 0: '#a5987c', 0.5: '#8c7d62', 1: '#6c5d46' })}</defs>${within('c', 'M60 500C60 300 260 190 500 190C740 190 940 300 940 500C940 700 740 810 500 810C260 810 60 700 60 500Z', `<rect width="1000" height="1000" fill="url(#w)"/>${each(5, (i) => line(`M60 ${320 + i * 90}Q500 ${380 + i * 90} 940 ${320 + i * 90}`, '#5a4c38', 9, 'stroke-opacity=".45"'))}`)}`,
    form: { gloss: 0.22, sharp: 12, bump: { depth: 0.35, across: 26 } },
  },
]

/** Whorls that grow from the tip to the mouth. */
function whelk(): Good {
  const random = seedRandom(2)
  const steps = [
    [640, 130, 130],
    [610, 190, 230],
    [570, 280, 350],
    [520, 400, 500],
    [470, 580, 690],
  ] as const
  return [
    {
      casts: 0.42,
      lay: steps.map(([x, y, size]) => ({ good: 'whorl', x, y, size, angle: -18 + random.between(-2, 2) })),
    },
    {
      art: `<defs>${glow('m', { 0: '#8a5230', 0.5: '#d99a62', 0.85: '#f1d3ac', 1: '#e9dcc0' }, 0.6, 0.45, 0.6)}</defs><path d="M420 560C560 520 690 560 700 640C700 760 560 900 420 930C380 900 420 840 400 760C384 690 370 600 420 560Z" fill="url(#m)"/>`,
      form: { bulge: -0.5, flat: 50, gloss: 0.4, sharp: 20 },
      casts: 0.3,
    },
  ]
}

export const SHELLS = { oyster, 'oyster-shell': oysterShell, whorl, whelk }
