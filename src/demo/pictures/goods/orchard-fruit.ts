import { seedRandom } from '../picture-random.ts'
import { each, fade, glow, line, soft, within } from './brushes.ts'
import type { Good } from './good.ts'

const stalk = (path: string, width = 20) => ({
  art: line(path, '#6b4d2a', width),
  form: { gloss: 0.12, bump: { depth: 0.2, across: 60 } },
  casts: 0.25,
})

/** Small dots all over a skin. */
export function dots(seed: number, count: number, colour: string, largest: number): string {
  const random = seedRandom(seed)
  return each(
    count,
    () =>
      `<circle cx="${random.between(60, 940)}" cy="${random.between(60, 940)}" r="${random.between(1, largest)}" fill="${colour}" fill-opacity="${random.between(0.2, 0.65)}"/>`,
  )
}

const PEAR =
  'M520 150C590 150 620 220 634 300C652 400 740 470 790 570C850 700 780 900 510 900C240 900 160 700 220 570C268 470 372 400 400 300C420 220 450 150 520 150Z'

/** Korla pears are small and green-yellow with a red cheek. */
function pear(): Good {
  const art = `<defs>${fade('g', { 0: '#c3c65a', 0.5: '#d6cf5e', 1: '#b9bd4a' }, 30)}${soft('b', 60)}</defs>
    ${within(
      'c',
      PEAR,
      `<rect width="1000" height="1000" fill="url(#g)"/>
      <ellipse cx="330" cy="640" rx="150" ry="200" fill="#c9603a" fill-opacity=".62" filter="url(#b)"/>
      <ellipse cx="515" cy="905" rx="90" ry="30" fill="#7a6a2c" fill-opacity=".6" filter="url(#b)"/>${dots(12, 420, '#7d6f24', 3.4)}`,
    )}`
  return [
    stalk('M516 176C512 130 520 90 548 50', 22),
    { art, form: { gloss: 0.32, sharp: 18, clear: 0.35, bump: { depth: 0.06, across: 14 } } },
  ]
}

const MANGO =
  'M250 330C380 190 640 180 780 320C900 440 900 640 780 760C660 870 480 850 350 800C200 740 120 620 130 510C138 430 190 390 250 330Z'

/** Keitt mangoes stay green with a blush when ripe. */
function mango(): Good {
  const art = `<defs>${fade('g', { 0: '#9fb547', 0.45: '#d9b23e', 1: '#e9a233' }, 60)}${soft('b', 70)}</defs>
    ${within(
      'c',
      MANGO,
      `<rect width="1000" height="1000" fill="url(#g)"/>
      <ellipse cx="340" cy="380" rx="230" ry="150" fill="#cf4a34" fill-opacity=".72" filter="url(#b)"/>
      <ellipse cx="720" cy="700" rx="180" ry="120" fill="#86a83c" fill-opacity=".45" filter="url(#b)"/>${dots(8, 380, '#fff3c0', 3)}`,
    )}`
  return [
    stalk('M236 352C216 330 206 316 192 310', 24),
    { art, form: { gloss: 0.42, sharp: 26, clear: 0.35, bump: { depth: 0.05, across: 10 } } },
  ]
}

/** A thick pitted peel, and the small second fruit at the navel. */
function orange(): Good {
  const art = `<defs>${glow('g', { 0: '#f9a02a', 0.7: '#f28a1a', 1: '#e57410' })}</defs><circle cx="500" cy="510" r="390" fill="url(#g)"/>${''}`
  const navel = `<defs>${glow('n', { 0: '#8a4a0ccc', 0.5: '#b3640c80', 1: '#d77d1400' })}</defs><circle cx="560" cy="424" r="56" fill="url(#n)"/>${line('M540 420q20 -18 42 2q-6 22 -30 18', '#a85c10', 6)}`
  return [
    { art, form: { gloss: 0.36, sharp: 16, clear: 0.4, bump: { depth: 0.3, across: 62 } } },
    { art: navel, form: { bulge: 0, gloss: 0 } },
  ]
}

function lemon(): Good {
  const art = `<defs>${fade('g', { 0: '#f7d93a', 1: '#eec21e' }, 40)}</defs>
    <path d="M92 500C120 470 150 470 190 430C280 300 400 240 530 250C680 262 780 350 830 450C850 476 890 470 912 500C906 540 866 540 838 566C780 680 660 750 520 750C380 750 260 690 190 580C160 540 116 540 92 500Z" fill="url(#g)"/>`
  return [{ art, form: { gloss: 0.4, sharp: 20, clear: 0.4, bump: { depth: 0.22, across: 52 } } }]
}

/** Green and gold under a fine grey net. */
function hamiMelon(): Good {
  const random = seedRandom(40)
  const net = each(150, () => {
    const [x, y] = [random.between(60, 940), random.between(200, 800)]
    const [a, b] = [random.between(-80, 80), random.between(-60, 60)]
    return line(
      `M${x} ${y}q${a * 0.4} ${b * 0.9} ${a} ${b}`,
      '#e6dfb4',
      random.between(2, 6),
      'stroke-opacity=".6"',
    )
  })
  const melon =
    'M80 500C80 350 280 226 520 226C760 226 930 350 930 500C930 660 760 780 520 780C280 780 80 660 80 500Z'
  const art = `<defs>${fade('g', { 0: '#c9bd58', 0.5: '#b2ad4c', 1: '#8f9440' }, 20)}</defs>
    ${within('c', melon, `<rect width="1000" height="1000" fill="url(#g)"/>${net}`)}`
  return [
    stalk('M92 470C70 440 62 420 64 390', 26),
    { art, form: { gloss: 0.22, sharp: 10, clear: 0.25, bump: { depth: 0.3, across: 34 } } },
  ]
}

/** A slice of a melon with a pale rind: orange within for Hami, red for watermelon. */
function slice(flesh: { rind: string; pale: string; outer: string; inner: string; seeds?: boolean }): Good {
  const body = 'M70 330C150 640 340 800 500 800C660 800 850 640 930 330Z'
  const random = seedRandom(4)
  const seeds = flesh.seeds
    ? each(
        16,
        (i) =>
          `<ellipse cx="${210 + (i % 8) * 84 + random.between(-16, 16)}" cy="${430 + (i >> 3) * 110 + random.between(-20, 20)}" rx="11" ry="17" fill="#2a1a14"/>`,
      )
    : ''
  const art = `<defs>${fade('f', { 0: flesh.inner, 1: flesh.outer })}</defs>${within(
    'c',
    body,
    `<rect width="1000" height="1000" fill="${flesh.rind}"/>
     <path d="M96 300C170 600 350 756 500 756C650 756 830 600 904 300Z" fill="${flesh.pale}"/>
     <path d="M124 300C190 570 360 716 500 716C640 716 810 570 876 300Z" fill="url(#f)"/>${seeds}`,
  )}`
  return [
    {
      art,
      form: { bulge: 0.55, flat: 26, gloss: 0.3, sharp: 30, clear: 0.6, bump: { depth: 0.14, across: 44 } },
    },
  ]
}

/** Half an avocado with its stone. */
function avocado(): Good {
  const outline =
    'M500 100C600 100 640 220 690 340C760 460 800 560 790 660C770 820 650 910 500 910C350 910 230 820 210 660C200 560 240 460 310 340C360 220 400 100 500 100Z'
  const art = `<defs>${glow('g', { 0: '#f1e79a', 0.6: '#dfdf86', 0.88: '#a9c35a', 1: '#6f9a3a' }, 0.5, 0.62, 0.56)}</defs>
    <path d="${outline}" fill="#2f3f22"/><path d="${outline}" fill="url(#g)" transform="translate(500 520) scale(.93) translate(-500 -520)"/>`
  const stone = `<defs>${glow('s', { 0: '#a4683a', 1: '#6d3f1f' })}</defs><circle cx="500" cy="640" r="158" fill="url(#s)"/>`
  return [
    { art, form: { bulge: 0.5, flat: 30, gloss: 0.2, sharp: 20, clear: 0.4 } },
    { art: stone, form: { gloss: 0.4, sharp: 28, bump: { depth: 0.08, across: 16 } }, casts: 0.4 },
  ]
}

export const ORCHARD_FRUIT = {
  pear,
  mango,
  orange,
  lemon,
  'hami-melon': hamiMelon,
  'hami-slice': () => slice({ rind: '#8f9440', pale: '#e8e2a8', outer: '#f6b467', inner: '#f39a4a' }),
  'watermelon-slice': () =>
    slice({ rind: '#2f6b35', pale: '#e5efcf', outer: '#ef6a63', inner: '#e23a41', seeds: true }),
  avocado,
}
