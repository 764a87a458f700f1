import { seedRandom } from '../picture-random.ts'
import { marble } from './beef.ts'
import { each, fade, line, within } from './brushes.ts'
import type { Good } from './good.ts'

/** Seven ribs scraped clean, the eye of the loin below, its fat outside. */
function rack(): Good {
  const bones = each(7, (i) => {
    const x = 170 + i * 108
    return line(
      `M${x + 30} 600C${x + 30} 430 ${x + 6} 300 ${x - 30 + i * 9} ${150 + Math.abs(i - 3) * 12}`,
      '#f1e6cf',
      44,
    )
  })
  const meat =
    'M70 560C90 500 160 480 240 470H780C870 480 920 520 930 600C940 720 880 820 780 836C600 860 360 860 220 836C110 820 60 700 70 560Z'
  const eye =
    'M700 520C820 500 920 540 930 640C936 760 870 830 780 830C700 826 660 770 656 690C654 610 660 540 700 520Z'
  return [
    { art: bones, form: { gloss: 0.25, sharp: 18, clear: 0.4, bump: { depth: 0.08, across: 40 } } },
    {
      art: `<defs>${fade('m', { 0: '#f2dfca', 0.3: '#eed6bd', 0.6: '#c2504e', 1: '#9d2a30' })}</defs><path d="${meat}" fill="url(#m)"/>`,
      form: { bulge: 0.75, gloss: 0.3, sharp: 24, clear: 0.3, bump: { depth: 0.22, across: 22, along: 2 } },
      casts: 0.3,
    },
    {
      art: `${within('c', eye, `<rect width="1000" height="1000" fill="#b02a34"/>${line(eye, '#f4e2cd', 40)}${line('M690 640C760 600 830 640 900 620', '#f0d8c4', 10)}`)}`,
      form: { bulge: 0.5, flat: 24, gloss: 0.4, sharp: 34, tint: marble(0.3, 77) },
    },
  ]
}

/** A slice of frozen lamb as the machine rolls it: red and white along it, a spiral at its end. */
function roll(): Good {
  const tube =
    'M150 330C300 300 700 300 850 330C900 400 900 600 850 670C700 700 300 700 150 670C100 600 100 400 150 330Z'
  const random = seedRandom(6)
  const stripes = each(9, (i) =>
    line(
      `M80 ${330 + i * 44}C350 ${320 + i * 44 + random.between(-20, 20)} 600 ${340 + i * 44 + random.between(-24, 24)} 930 ${326 + i * 44}`,
      i % 3 === 1 ? '#f6e7de' : i % 3 ? '#c9525a' : '#b43a45',
      random.between(14, 38),
    ),
  )
  const end = `<ellipse cx="856" cy="500" rx="70" ry="168" fill="#d97f80"/>${line('M856 340C900 340 916 460 910 540C900 640 820 640 816 520C816 430 860 400 880 470C890 540 850 560 846 510', '#f8ebe2', 17)}`
  return [
    {
      art: within('c', tube, `<rect width="1000" height="1000" fill="#c04a54"/>${stripes}`),
      form: { bulge: 0.9, gloss: 0.2, sharp: 12, clear: 0.5, bump: { depth: 0.2, across: 26, along: 2 } },
    },
    { art: end, form: { bulge: 0.3, flat: 20, gloss: 0.2, clear: 0.4 }, casts: 0.2 },
  ]
}

const rolls = (): Good => [
  {
    casts: 0.46,
    lay: [
      [330, 300],
      [680, 310],
      [300, 470],
      [660, 480],
      [340, 640],
      [700, 650],
    ].map(([x = 0, y = 0], i) => ({
      good: 'lamb-roll',
      x,
      y,
      size: 400,
      angle: i % 2 ? 4 : -5,
      brightness: 1 - (i % 3) * 0.03,
    })),
  },
]

export const LAMB = { 'lamb-rack': rack, 'lamb-roll': roll, 'lamb-rolls': rolls }
