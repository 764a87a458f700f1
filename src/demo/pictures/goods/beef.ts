import { clouds, veins } from '../light/noise.ts'
import { blob, glow, line, within } from './brushes.ts'
import type { Good } from './good.ts'

const STEAK = blob(
  [
    [150, 520],
    [176, 360],
    [290, 236],
    [450, 196],
    [610, 214],
    [770, 250],
    [872, 370],
    [886, 520],
    [832, 640],
    [716, 700],
    [600, 742],
    [470, 800],
    [310, 790],
    [196, 690],
  ],
  1,
)

/** Fat in fine threads, thicker here and there; `much` is how marbled. */
export function marble(much: number, seed: number) {
  return (pixel: Float32Array, x: number, y: number) => {
    const warpX = x / 62 + clouds(x / 120, y / 120, seed) * 2.2
    const warpY = y / 62 + clouds(x / 120, y / 120, seed + 9) * 2.2
    const thread = veins(warpX, warpY, seed, 3)
    const patch = clouds(x / 160, y / 160, seed + 3)
    const fat = Math.min(1, Math.max(0, (thread - 0.86 + much * patch) * 6))
    const fibre = (clouds(x / 9, y / 34, seed + 5, 2) - 0.5) * 26
    const isLean = pixel[0]! > pixel[1]! * 1.6
    if (!isLean) return
    pixel[0] = (pixel[0]! + fibre) * (1 - fat) + 244 * fat
    pixel[1] = (pixel[1]! + fibre * 0.4) * (1 - fat) + 216 * fat
    pixel[2] = (pixel[2]! + fibre * 0.4) * (1 - fat) + 204 * fat
  }
}

/** The eye of the rib with its cap, a seam of fat between them, a rim of fat outside. */
function ribeye(): Good {
  const side = `<path d="${STEAK}" transform="translate(0 34)" fill="#8c1f22"/>`
  const art = `<defs>${glow('m', { 0: '#c9303a', 0.7: '#b3212d', 1: '#9b1825' })}</defs>
    ${within(
      'c',
      STEAK,
      `<rect width="1000" height="1000" fill="url(#m)"/>
      ${line('M208 430C300 330 420 300 560 318C690 334 770 400 806 520C820 580 800 620 760 660', '#f3dccb', 21)}
      ${line('M560 318C580 280 590 250 600 216', '#f3dccb', 14)}
      ${line('M330 560C380 520 440 530 470 580C480 610 450 640 410 640', '#f1d8c6', 9)}
      ${line(STEAK, '#f6e6d3', 46)}${line('M150 520C176 690 300 800 470 800', '#f6e6d3', 78)}`,
    )}`
  return [
    { art: side, form: { bulge: 0.3, flat: 20, gloss: 0.2 } },
    {
      art,
      form: {
        bulge: 0.75,
        flat: 26,
        gloss: 0.3,
        sharp: 40,
        tint: marble(0.44, 12),
        bump: { depth: 0.12, across: 46 },
      },
    },
  ]
}

/** Brisket with its layers of fat and sinew. */
function cube(seed: number): Good {
  const top = blob(
    [
      [170, 250],
      [480, 190],
      [820, 240],
      [850, 470],
      [700, 560],
      [330, 580],
      [150, 480],
    ],
    0.7,
  )
  const front =
    'M156 470C300 560 640 580 846 460C850 600 840 720 800 780C640 860 340 850 200 770C160 690 150 580 156 470Z'
  const face = (path: string, id: string, lean: string) =>
    within(
      id,
      path,
      `<rect width="1000" height="1000" fill="${lean}"/>${line('M120 640C300 700 640 720 900 620', '#f3ddca', 34)}${line('M150 380C400 320 600 420 880 350', '#f3ddca', 26)}`,
    )
  return [
    {
      art: `<defs></defs>${face(front, 'f', '#962029')}`,
      form: { bulge: 0.6, flat: 30, gloss: 0.3, sharp: 30, tint: marble(0.3, seed) },
    },
    {
      art: face(top, 't', '#b62f38'),
      form: {
        bulge: 0.7,
        flat: 40,
        gloss: 0.4,
        sharp: 34,
        tint: marble(0.34, seed + 1),
        bump: { depth: 0.14, across: 34 },
      },
    },
  ]
}

const cubes = (): Good => [
  {
    casts: 0.5,
    lay: [
      { good: 'brisket-cube', x: 330, y: 330, size: 360, angle: -10 },
      { good: 'brisket-cube-2', x: 650, y: 340, size: 370, angle: 9 },
      { good: 'brisket-cube-2', x: 250, y: 590, size: 370, angle: 4 },
      { good: 'brisket-cube', x: 750, y: 610, size: 360, angle: -6 },
      { good: 'brisket-cube', x: 500, y: 650, size: 400, angle: 12 },
    ],
  },
]

export const BEEF = {
  steak: ribeye,
  'brisket-cube': () => cube(21),
  'brisket-cube-2': () => cube(34),
  brisket: cubes,
}
