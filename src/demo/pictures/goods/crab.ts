import { seedRandom } from '../picture-random.ts'
import { blob, each, fade, glow, line, type Point, soft, within } from './brushes.ts'
import type { Good } from './good.ts'

const CARAPACE = blob(
  [
    [500, 306],
    [590, 300],
    [660, 326],
    [730, 372],
    [744, 420],
    [784, 452],
    [776, 500],
    [800, 546],
    [770, 640],
    [690, 730],
    [590, 768],
    [500, 774],
    [410, 768],
    [310, 730],
    [230, 640],
    [200, 546],
    [224, 500],
    [216, 452],
    [256, 420],
    [270, 372],
    [340, 326],
    [410, 300],
  ],
  0.8,
)

const mirror = (points: readonly Point[]): Point[] => points.map(([x, y]) => [1000 - x, y])

/** A leg of three segments that taper to a claw. */
function leg(points: readonly Point[], width: number): string {
  return points
    .slice(1)
    .map((to, i) => {
      const from = points[i]!
      const w = width * (1 - i * 0.24)
      const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
      const length = Math.hypot(dx, dy)
      const [nx, ny] = [(-dy / length) * w, (dx / length) * w]
      const tip = i === points.length - 2 ? 0.12 : 0.78
      return `<path d="M${from[0] + nx} ${from[1] + ny}Q${(from[0] + to[0]) / 2 + nx * 1.25} ${(from[1] + to[1]) / 2 + ny * 1.25} ${to[0] + nx * tip} ${to[1] + ny * tip}L${to[0] - nx * tip} ${to[1] - ny * tip}Q${(from[0] + to[0]) / 2 - nx * 1.1} ${(from[1] + to[1]) / 2 - ny * 1.1} ${from[0] - nx} ${from[1] - ny}Z" fill="url(#l)"/>`
    })
    .join('')
}

const LEGS: readonly (readonly Point[])[] = [
  [
    [730, 470],
    [880, 372],
    [950, 430],
    [966, 560],
  ],
  [
    [760, 540],
    [916, 500],
    [974, 590],
    [950, 720],
  ],
  [
    [742, 620],
    [892, 640],
    [930, 742],
    [872, 850],
  ],
  [
    [690, 690],
    [810, 760],
    [808, 860],
    [716, 930],
  ],
]

const LEG_COLOURS = fade('l', { 0: '#6f7350', 0.5: '#585c3e', 1: '#8f8a5c' }, 60)

/** The mitten crab's mittens: dense dark fur round the hand. */
function fur(cx: number, cy: number, seed: number): string {
  const random = seedRandom(seed)
  return each(620, () => {
    const turn = random.between(0, Math.PI * 2)
    const far = Math.sqrt(random.between(0, 1))
    const [x, y] = [cx + Math.cos(turn) * far * 70, cy + Math.sin(turn) * far * 66]
    const [dx, dy] = [Math.cos(turn) * 9 + random.between(-8, 8), Math.sin(turn) * 7 + 15]
    const tone = random.pick(['#3a2a18', '#4d3920', '#63492a', '#2b1e10', '#7a5c36'])
    return line(`M${x} ${y}q${dx * 0.4} ${dy * 0.2} ${dx} ${dy}`, tone, 5)
  })
}

const CLAW: readonly Point[] = [
  [690, 370],
  [760, 290],
  [790, 210],
  [752, 120],
  [690, 74],
  [640, 96],
  [700, 150],
  [690, 190],
  [630, 150],
  [596, 130],
  [590, 180],
  [628, 250],
  [640, 310],
]

/** Alive, so olive and grey-green; bound with straw as it comes from the lake. */
function hairyCrab(): Good {
  const legs = [...LEGS].reverse().flatMap((points) => [leg(points, 34), leg(mirror(points), 34)])
  const shellMarks = `${line('M330 420C400 470 450 480 500 470C550 480 600 470 670 420', '#2f3420', 9, 'stroke-opacity=".6"')}
    ${line('M410 470C420 540 400 600 360 650M590 470C580 540 600 600 640 650', '#2f3420', 8, 'stroke-opacity=".5"')}
    ${line('M360 650C450 690 550 690 640 650', '#2f3420', 7, 'stroke-opacity=".4"')}`
  const random = seedRandom(31)
  const grain = each(
    420,
    () =>
      `<circle cx="${random.between(200, 800)}" cy="${random.between(300, 780)}" r="${random.between(1.5, 5)}" fill="${random.pick(['#b7b27c', '#262b1a', '#8d8d58'])}" fill-opacity=".3"/>`,
  )
  const shell = `<defs>${glow('s', { 0: '#7d8258', 0.5: '#626843', 0.85: '#4a5136', 1: '#6b6a42' }, 0.46, 0.4, 0.62)}${soft('b', 20)}</defs>
    ${within(
      'c',
      CARAPACE,
      `<rect width="1000" height="1000" fill="url(#s)"/>${grain}
      <ellipse cx="400" cy="560" rx="60" ry="80" fill="#8f9468" fill-opacity=".5" filter="url(#b)"/><ellipse cx="600" cy="560" rx="60" ry="80" fill="#8f9468" fill-opacity=".5" filter="url(#b)"/>${shellMarks}`,
    )}`
  const claws = `<defs>${fade('k', { 0: '#8d8a5c', 0.6: '#686a45', 1: '#4d5134' })}</defs>
    <path d="${blob(CLAW, 0.9)}" fill="url(#k)"/><path d="${blob(mirror(CLAW), 0.9)}" fill="url(#k)"/>`
  const eyes = each(2, (i) => `<ellipse cx="${i ? 572 : 428}" cy="302" rx="14" ry="19" fill="#1d1a14"/>`)
  const straw = (path: string) =>
    line(path, '#c9b26a', 34) + line(path, '#e3d195', 9, 'stroke-dasharray="26 16"')
  return [
    {
      art: `<defs>${LEG_COLOURS}</defs>${legs.join('')}`,
      form: { gloss: 0.3, sharp: 22, bump: { depth: 0.15, across: 40 } },
    },
    { art: claws, form: { gloss: 0.35, sharp: 26, bump: { depth: 0.14, across: 36 } }, casts: 0.3 },
    { art: fur(724, 250, 5) + fur(276, 250, 6), form: { bulge: 0.2, gloss: 0.05 }, casts: 0.2 },
    { art: eyes, form: { gloss: 0.6, sharp: 40 } },
    {
      art: shell,
      form: { bulge: 0.72, gloss: 0.42, sharp: 30, bump: { depth: 0.22, across: 26 } },
      casts: 0.4,
    },
    {
      art:
        straw('M232 690C400 600 600 500 772 400') +
        straw('M228 400C400 500 600 600 770 690') +
        straw('M500 300C508 460 508 620 500 776'),
      form: { bulge: 0.8, gloss: 0.12, bump: { depth: 0.5, across: 70 } },
      casts: 0.34,
    },
  ]
}

export const CRABS = { 'hairy-crab': hairyCrab }
