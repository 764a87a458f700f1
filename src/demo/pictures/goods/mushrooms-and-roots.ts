import { clouds, veins } from '../light/noise.ts'
import { blob, each, fade, glow, line, soft, within } from './brushes.ts'
import type { Good } from './good.ts'

/** Cracked like a flower, as the best of them: pale flesh between brown scales. */
function cracked(pixel: Float32Array, x: number, y: number): void {
  const warp = clouds(x / 150, y / 150, 3) * 1.4
  const crack = veins(x / 105 + warp, y / 84 + warp, 5, 2)
  const pale = Math.min(1, Math.max(0, (crack - 0.66) * 5))
  pixel[0] = pixel[0]! * (1 - pale) + 232 * pale
  pixel[1] = pixel[1]! * (1 - pale) + 208 * pale
  pixel[2] = pixel[2]! * (1 - pale) + 172 * pale
}

function shiitake(): Good {
  const cap =
    'M90 470C80 290 270 170 500 170C730 170 920 290 910 470C900 560 740 600 500 600C260 600 100 560 90 470Z'
  return [
    {
      art: '<path d="M420 560C430 700 420 800 400 860Q500 910 600 860C580 800 570 700 580 560Z" fill="#e6d3b3"/>',
      form: { gloss: 0.1, clear: 0.3, bump: { depth: 0.3, across: 24 } },
    },
    {
      art: '<ellipse cx="500" cy="556" rx="396" ry="66" fill="#d9bf94"/>',
      form: { bulge: 0.4, gloss: 0.05 },
      casts: 0.3,
    },
    {
      art: `<defs>${glow('g', { 0: '#8d6238', 0.6: '#6f4a28', 1: '#4d3018' }, 0.45, 0.3, 0.75)}</defs><path d="${cap}" fill="url(#g)"/>`,
      form: { tint: cracked, gloss: 0.2, sharp: 10, clear: 0.15, bump: { depth: 0.26, across: 22 } },
      casts: 0.4,
    },
  ]
}

const shiitakeTop = (): Good => [
  {
    art: `<defs>${glow('g', { 0: '#8d6238', 0.7: '#6f4a28', 1: '#503219' })}</defs><circle cx="500" cy="500" r="420" fill="url(#g)"/>`,
    form: { tint: cracked, bulge: 0.8, gloss: 0.25, sharp: 14, bump: { depth: 0.2, across: 20 } },
  },
]

function carrot(): Good {
  const root =
    'M300 430C310 380 420 360 520 372C700 396 850 460 950 530C860 560 700 600 520 620C420 630 310 610 300 560Z'
  const tops = each(7, (i) =>
    line(
      `M310 ${480 + i * 6}C220 ${420 + i * 24} 150 ${360 + i * 40} 70 ${330 + i * 52}`,
      i % 2 ? '#5f9a3a' : '#78b04a',
      20,
    ),
  )
  return [
    { art: tops, form: { gloss: 0.15, clear: 0.5 } },
    {
      art: `<defs>${fade('g', { 0.3: '#f0913a', 0.7: '#e2741e' })}</defs>${within('c', root, `<rect width="1000" height="1000" fill="url(#g)"/>${each(12, (i) => line(`M${350 + i * 46} ${400 + (i % 3) * 40}q16 10 44 4`, '#b9571a', 5, 'stroke-opacity=".6"'))}`)}`,
      form: { gloss: 0.25, sharp: 16, clear: 0.4, bump: { depth: 0.14, across: 26 } },
      casts: 0.2,
    },
  ]
}

const scallion = (): Good => [
  {
    art: each(3, (i) =>
      line(`M${420 + i * 70} 900C${430 + i * 60} 700 ${440 + i * 50} 560 ${450 + i * 46} 480`, '#f3f4e6', 50),
    ),
    form: { gloss: 0.4, sharp: 24, clear: 0.6 },
  },
  {
    art: each(6, (i) =>
      line(
        `M${450 + (i >> 1) * 46} 500C${430 + (i >> 1) * 50} 380 ${360 + i * 50} 220 ${300 + i * 74} 80`,
        i % 2 ? '#4f9a3c' : '#69b04c',
        34,
      ),
    ),
    form: { gloss: 0.4, sharp: 24, clear: 0.6 },
    casts: 0.2,
  },
]

const garlic = (): Good => [
  {
    art: `<defs>${fade('g', { 0: '#faf4ec', 1: '#e6d6cc' })}${soft('b', 20)}</defs><path d="M500 80C520 200 560 280 660 350C800 440 860 560 830 690C800 820 660 880 500 880C340 880 200 820 170 690C140 560 200 440 340 350C440 280 480 200 500 80Z" fill="url(#g)"/>${each(7, (i) => line(`M500 200C${300 + i * 66} 420 ${200 + i * 100} 620 ${360 + i * 46} 870`, '#c9a8ac', 7, 'stroke-opacity=".5"'))}`,
    form: { gloss: 0.2, sharp: 12, clear: 0.6, bump: { depth: 0.2, across: 14 } },
  },
]

const ginger = (): Good => [
  {
    art: `<defs>${fade('g', { 0: '#e3c48c', 1: '#c99f5e' })}</defs><path d="${blob([
      [120, 560],
      [160, 420],
      [300, 400],
      [360, 280],
      [470, 260],
      [520, 380],
      [650, 360],
      [720, 240],
      [820, 250],
      [840, 380],
      [780, 470],
      [880, 540],
      [860, 660],
      [720, 660],
      [620, 620],
      [560, 740],
      [430, 770],
      [380, 660],
      [240, 690],
    ])}" fill="url(#g)"/>`,
    form: { gloss: 0.15, clear: 0.3, bump: { depth: 0.4, across: 22 } },
  },
]

export const MUSHROOMS_AND_ROOTS = { shiitake, 'shiitake-top': shiitakeTop, carrot, scallion, garlic, ginger }
