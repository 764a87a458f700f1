import { blob, each, fade, glow, line, type Point, within } from './brushes.ts'
import type { Good } from './good.ts'

/** Places along a curve that bends by `bend` in all, each piece turned with it. */
function along(
  good: string,
  count: number,
  at: { x: number; y: number; heading: number; bend: number; step: number; from: number; to: number },
) {
  let { x, y, heading } = at
  return Array.from({ length: count }, (_, i) => {
    const place = { good, x, y, size: at.from + ((at.to - at.from) * i) / (count - 1), angle: heading }
    const radians = (heading * Math.PI) / 180
    const step = at.step * (1 - (i / count) * 0.35)
    x += Math.cos(radians) * step
    y += Math.sin(radians) * step
    heading += at.bend / count
    return place
  })
}

/** A ring of a shrimp's or lobster's tail, its hind edge to the right. */
const ring = (colours: { light: string; dark: string; edge: string }): Good => [
  {
    art: `<defs>${fade('g', { 0: colours.dark, 0.4: colours.light, 1: colours.dark })}</defs>
      ${within('c', 'M330 60C520 40 690 80 720 110C770 300 770 700 720 890C690 920 520 960 330 940C240 800 240 200 330 60Z', `<rect width="1000" height="1000" fill="url(#g)"/>${line('M700 80C760 300 760 700 700 920', colours.edge, 44)}`)}`,
    form: { bulge: 0.8, gloss: 0.5, sharp: 30, clear: 0.5, bump: { depth: 0.08, across: 20 } },
  },
]

/** Argentine red shrimp are red alive and raw. */
function shrimp(): Good {
  const legs = each(5, (i) =>
    line(
      `M${420 + i * 62} ${560 + i * 10}C${400 + i * 60} ${640 + i * 6} ${370 + i * 62} 690 ${350 + i * 66} ${716 - i * 6}`,
      '#e8836e',
      15,
    ),
  )
  const feelers = line('M150 430C60 300 120 150 420 90M150 440C20 360 40 200 200 120', '#d9573f', 6)
  const head = 'M90 440C160 360 280 320 400 350C450 400 450 560 400 600C300 610 190 560 90 440Z'
  return [
    { art: feelers + legs, form: { gloss: 0.3, clear: 0.5 } },
    {
      casts: 0.3,
      lay: [
        { good: 'shrimp-fan', x: 742, y: 850, size: 250, angle: 118 },
        ...along('shrimp-ring', 6, {
          x: 470,
          y: 474,
          heading: 6,
          bend: 112,
          step: 96,
          from: 268,
          to: 150,
        }).reverse(),
      ],
    },
    {
      art: `<defs>${fade('h', { 0: '#c93a2c', 0.5: '#e8604a', 1: '#d6513c' })}</defs><path d="${head}" fill="url(#h)"/>${line('M84 430C170 380 260 352 350 352', '#b52c22', 16)}`,
      form: { bulge: 0.85, gloss: 0.5, sharp: 30, clear: 0.4, bump: { depth: 0.1, across: 24 } },
      casts: 0.3,
    },
    { art: '<ellipse cx="186" cy="430" rx="15" ry="17" fill="#15100e"/>', form: { gloss: 0.6, sharp: 40 } },
  ]
}

const fan = (colours: { light: string; dark: string }): Good => [
  {
    art: `<defs>${fade('f', { 0: colours.dark, 1: colours.light }, 90)}</defs>${each(5, (i) => `<path d="M80 500C300 400 620 390 860 470C880 500 880 520 860 540C620 600 300 600 80 500Z" fill="url(#f)" transform="rotate(${(i - 2) * 21} 120 500)"/>`)}`,
    form: { bulge: 0.4, flat: 40, gloss: 0.4, sharp: 24, clear: 0.5 },
  },
]

const mirror = (points: readonly Point[]): Point[] => points.map(([x, y]) => [1000 - x, y])

const CLAW: readonly Point[] = [
  [640, 372],
  [740, 340],
  [850, 250],
  [890, 140],
  [860, 40],
  [806, 8],
  [790, 90],
  [756, 132],
  [726, 80],
  [690, 24],
  [640, 70],
  [606, 170],
  [600, 280],
]

/** Alive: nearly black with brown and blue; a band round each claw, as they travel. */
function lobster(): Good {
  const legs = each(4, (i) => {
    const y = 370 + i * 46
    const path = `M560 ${y}C650 ${y - 30 + i * 8} 720 ${y - 10 + i * 26} 770 ${y + 40 + i * 44}`
    return `${line(path, '#4a3524', 20)}<g transform="matrix(-1 0 0 1 1000 0)">${line(path, '#4a3524', 20)}</g>`
  })
  const feelers = line('M470 230C420 120 330 60 200 20M530 230C590 120 600 80 560 10', '#6d3a22', 8)
  const arm = `M560 330C600 330 620 300 636 280`
  const claws = `<defs>${glow('k', { 0: '#5d4a35', 0.6: '#3a2f28', 1: '#2a2624' })}</defs>${line(arm, '#43342a', 44)}<g transform="matrix(-1 0 0 1 1000 0)">${line(arm, '#43342a', 44)}</g>
    <path d="${blob(CLAW, 0.9)}" fill="url(#k)"/><path d="${blob(mirror(CLAW), 0.9)}" fill="url(#k)"/>`
  const shell =
    'M500 200C560 210 600 280 606 380C610 470 590 530 570 550C540 562 460 562 430 550C410 530 390 470 394 380C400 280 440 210 500 200Z'
  const band = (path: string) => line(path, '#2d77c9', 36)
  return [
    { art: feelers + legs, form: { gloss: 0.35, sharp: 26 } },
    { art: claws, form: { gloss: 0.5, sharp: 32, bump: { depth: 0.16, across: 34 } }, casts: 0.3 },
    {
      art:
        band('M600 226C690 258 790 240 874 186') +
        `<g transform="matrix(-1 0 0 1 1000 0)">${band('M600 226C690 258 790 240 874 186')}</g>`,
      form: { bulge: 0.7, gloss: 0.4, sharp: 20 },
      casts: 0.2,
    },
    {
      casts: 0.34,
      lay: [
        { good: 'lobster-fan', x: 500, y: 900, size: 200, angle: 90 },
        ...along('lobster-ring', 6, {
          x: 500,
          y: 576,
          heading: 90,
          bend: 0,
          step: 56,
          from: 212,
          to: 150,
        }).reverse(),
      ],
    },
    {
      art: `<defs>${glow('s', { 0: '#5b4733', 0.6: '#3b2f27', 1: '#2b2523' }, 0.45, 0.4, 0.6)}</defs>${within('c', shell, `<rect width="1000" height="1000" fill="url(#s)"/>${line('M500 220V540', '#1c1614', 6, 'stroke-opacity=".6"')}${line('M420 420C460 450 540 450 580 420', '#1c1614', 6, 'stroke-opacity=".6"')}`)}`,
      form: { bulge: 0.85, gloss: 0.5, sharp: 32, bump: { depth: 0.14, across: 36 } },
      casts: 0.34,
    },
    {
      art: '<circle cx="462" cy="238" r="11" fill="#0d0a09"/><circle cx="538" cy="238" r="11" fill="#0d0a09"/>',
      form: { gloss: 0.6, sharp: 40 },
    },
  ]
}

export const SHRIMPS = {
  'shrimp-ring': () => ring({ light: '#f08a72', dark: '#d4503c', edge: '#c43a2c' }),
  'shrimp-fan': () => fan({ light: '#d9402f', dark: '#ef7d66' }),
  shrimp,
  'lobster-ring': () => ring({ light: '#5a4a3a', dark: '#332b28', edge: '#8a4a2a' }),
  'lobster-fan': () => fan({ light: '#3a2f2a', dark: '#5a4634' }),
  lobster,
}
