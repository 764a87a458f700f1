import { seedRandom } from '../picture-random.ts'
import { each, fade, glow, line, soft, within } from './brushes.ts'
import type { Good } from './good.ts'

const meatball = (): Good => [
  {
    art: `<defs>${glow('g', { 0: '#b08672', 0.7: '#9a6f5c', 1: '#7f5646' })}</defs><circle cx="500" cy="500" r="430" fill="url(#g)"/>`,
    form: { gloss: 0.35, sharp: 18, clear: 0.2, bump: { depth: 0.5, across: 20 } },
  },
]

/** A pile on the table. */
function pile(good: string, rows: readonly number[], size: number): Good {
  const random = seedRandom(12)
  return [
    {
      casts: 0.5,
      lay: rows.flatMap((count, row) =>
        Array.from({ length: count }, (_, i) => ({
          good,
          x: 500 + (i - (count - 1) / 2) * size * 0.86 + random.between(-8, 8),
          y: 330 + row * size * 0.62 + random.between(-8, 8),
          size: size * random.between(0.96, 1.04),
          angle: random.between(-40, 40),
        })),
      ),
    },
  ]
}

/** A slice: white with a scalloped edge and a pink whirl. */
function narutomaki(): Good {
  const petals = each(
    18,
    (i) => `<circle cx="500" cy="130" r="72" transform="rotate(${i * 20} 500 500)" fill="#fdfbf8"/>`,
  )
  const whirl = line(
    'M500 500C540 470 570 520 540 560C500 610 420 580 420 500C420 400 520 350 600 400C690 460 680 600 590 660C480 730 330 660 320 500C316 380 400 290 500 280',
    '#ea7f9c',
    46,
  )
  return [
    {
      art: `<g transform="translate(14 34)">${petals}<circle cx="500" cy="500" r="380" fill="#efe9e2"/></g>`,
      form: { bulge: 0.4, flat: 30, gloss: 0.2 },
    },
    {
      art: `${petals}<circle cx="500" cy="500" r="380" fill="#fdfbf8"/>${whirl}`,
      form: { bulge: 0.5, flat: 26, gloss: 0.3, sharp: 16, clear: 0.7 },
    },
  ]
}

/** Fish ball, tofu puff and fish cake on a stick. */
function oden(): Good {
  return [
    { art: line('M500 60V960', '#d9b87c', 22), form: { gloss: 0.15, bump: { depth: 0.2, across: 40 } } },
    {
      art: `<defs>${glow('a', { 0: '#f6eddc', 1: '#e3d2b2' })}</defs><circle cx="500" cy="230" r="142" fill="url(#a)"/>`,
      form: { gloss: 0.4, sharp: 22, clear: 0.6 },
      casts: 0.2,
    },
    {
      art: `<defs>${fade('t', { 0: '#d99a4c', 1: '#b87430' })}</defs><path d="M360 390Q500 360 640 390Q664 500 640 610Q500 640 360 610Q336 500 360 390Z" fill="url(#t)"/>`,
      form: { bulge: 0.7, gloss: 0.2, bump: { depth: 0.6, across: 30 } },
      casts: 0.3,
    },
    {
      art: `<path d="M350 760C360 660 640 660 650 760C640 860 360 860 350 760Z" fill="#f3e3c4"/>${line('M380 720C460 760 540 700 620 750', '#c98d4a', 16, 'stroke-opacity=".7"')}`,
      form: { bulge: 0.8, gloss: 0.35, sharp: 20, clear: 0.6, bump: { depth: 0.1, across: 18 } },
      casts: 0.3,
    },
  ]
}

const skewers = (): Good => [
  {
    casts: 0.44,
    lay: [0, 1, 2, 3].map((i) => ({
      good: 'oden-skewer',
      x: 230 + i * 180,
      y: 500,
      size: 900,
      angle: (i - 1.5) * 5,
    })),
  },
]

/** A pot seen from above, full of broth, with what cooks in it. */
function pot(): Good {
  const bubbles = each(40, (i) => {
    const [turn, far] = [i * 2.4, Math.sqrt(i / 40) * 310]
    return `<circle cx="${500 + Math.cos(turn) * far}" cy="${500 + Math.sin(turn) * far}" r="${6 + ((i * 7) % 9)}" fill="#f6dfa8" fill-opacity=".5"/>`
  })
  return [
    {
      art: `<path d="M40 470Q10 500 40 540H960Q990 500 960 470Z" fill="#4a4c4e"/>`,
      form: { bulge: 0.7, gloss: 0.4 },
    },
    {
      art: `<defs>${fade('p', { 0: '#6b6e70', 1: '#3a3c3e' })}</defs><circle cx="500" cy="500" r="420" fill="url(#p)"/>`,
      form: { bulge: 0.5, flat: 30, gloss: 0.5, sharp: 26 },
      casts: 0.2,
    },
    {
      art: `<defs>${glow('b', { 0: '#e3b866', 0.8: '#d09a44', 1: '#a8742c' })}</defs><circle cx="500" cy="500" r="360" fill="url(#b)"/>${bubbles}`,
      form: { bulge: -0.3, flat: 30, gloss: 0.4, sharp: 20 },
    },
    {
      casts: 0.4,
      lay: [
        { good: 'lettuce-leaf', x: 320, y: 420, size: 270, angle: -50 },
        { good: 'lettuce-leaf', x: 690, y: 600, size: 260, angle: 130 },
        { good: 'shiitake-top', x: 460, y: 330, size: 190 },
        { good: 'shiitake-top', x: 600, y: 730, size: 176 },
        { good: 'meatball', x: 360, y: 610, size: 150 },
        { good: 'meatball', x: 470, y: 690, size: 146 },
        { good: 'lamb-roll', x: 620, y: 400, size: 270, angle: 24 },
        { good: 'lamb-roll', x: 560, y: 520, size: 270, angle: -8 },
        { good: 'narutomaki', x: 716, y: 480, size: 120 },
      ],
    },
  ]
}

/** Cup and lid of vanilla, a scoop showing. */
function iceCream(scoop: { light: string; dark: string }): Good {
  const cup = 'M270 470H730L680 900Q500 950 320 900Z'
  return [
    {
      art: `<defs>${glow('s', { 0: scoop.light, 1: scoop.dark }, 0.42, 0.35, 0.75)}</defs><path d="M250 480C230 300 350 150 500 150C650 150 770 300 750 480Q720 520 680 500Q640 540 600 504Q550 546 500 506Q450 546 400 504Q350 540 320 500Q280 520 250 480Z" fill="url(#s)"/>`,
      form: { bulge: 0.9, gloss: 0.16, clear: 0.8, bump: { depth: 0.5, across: 16, along: 2 } },
    },
    {
      art: `<defs>${fade('c', { 0: '#e9f2ea', 0.5: '#ffffff', 1: '#d3e2d6' }, 90)}${soft('b', 8)}</defs>${within('k', cup, `<rect width="1000" height="1000" fill="url(#c)"/><rect y="610" width="1000" height="150" fill="#0b8142"/><path d="M466 724c-8-52 24-72 80-68c4 52-24 76-68 64c16-20 28-32 44-44c-24 8-40 24-56 48Z" fill="#dff3d3"/>`)}`,
      form: { bulge: 0.55, gloss: 0.25, sharp: 16, clear: 0.4 },
      casts: 0.24,
    },
    {
      art: '<path d="M256 462Q500 520 744 462L748 500Q500 560 252 500Z" fill="#f6faf6"/>',
      form: { bulge: 0.6, gloss: 0.3 },
      casts: 0.2,
    },
  ]
}

/** Mung beans and shaved ice in a glass bowl. */
function mungIce(): Good {
  const random = seedRandom(3)
  const beans = each(
    60,
    () =>
      `<ellipse cx="${random.between(250, 750)}" cy="${random.between(430, 560)}" rx="20" ry="15" transform="rotate(${random.between(0, 90)} 500 500)" fill="${random.pick(['#6f8f3c', '#86a44a', '#5f7d34'])}"/>`,
  )
  return [
    {
      art: `<defs>${fade('g', { 0: '#e3f0ee', 1: '#b9d3d0' })}</defs><path d="M160 480H840C830 680 700 820 600 830V880H690V910H310V880H400V830C300 820 170 680 160 480Z" fill="url(#g)"/>`,
      form: { bulge: 0.7, gloss: 0.6, sharp: 40, clear: 1 },
    },
    {
      art: '<path d="M200 500C240 300 380 190 500 190C620 190 760 300 800 500Z" fill="#f4f9fb"/>',
      form: { gloss: 0.3, clear: 1, bump: { depth: 1, across: 40 } },
      casts: 0.1,
    },
    {
      art: `<clipPath id="k"><path d="M180 420Q500 330 820 420L800 560Q500 620 200 560Z"/></clipPath><g clip-path="url(#k)">${beans}</g>`,
      form: { gloss: 0.4, sharp: 24 },
      casts: 0.3,
    },
  ]
}

export const HOT_POT = {
  meatball,
  'beef-balls': () => pile('meatball', [2, 3, 4], 240),
  narutomaki,
  'oden-skewer': oden,
  oden: skewers,
  pot,
  'ice-cream': () => iceCream({ light: '#fff6da', dark: '#f3dfae' }),
  'strawberry-ice-cream': () => iceCream({ light: '#fbd9dc', dark: '#eeb0b8' }),
  'mung-ice': mungIce,
}
