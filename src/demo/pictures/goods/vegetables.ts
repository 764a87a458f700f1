import { seedRandom } from '../picture-random.ts'
import { each, fade, glow, line, within } from './brushes.ts'
import type { Good } from './good.ts'

import { dots } from './orchard-fruit.ts'

const floret = (seed: number): Good => {
  const random = seedRandom(seed)
  const buds = each(190, () => {
    const [turn, far] = [random.between(0, 6.28), Math.sqrt(random.between(0, 1)) * 390]
    return `<circle cx="${500 + Math.cos(turn) * far}" cy="${500 + Math.sin(turn) * far * 0.9}" r="${random.between(20, 36)}" fill="${random.pick(['#3f7a35', '#4d8a3d', '#376c30', '#5b9a46'])}"/>`
  })
  return [
    {
      art: `<ellipse cx="500" cy="500" rx="380" ry="340" fill="#2f5f2b"/>${buds}`,
      form: { gloss: 0.12, clear: 0.3, bump: { depth: 1, across: 38, seed } },
    },
  ]
}

function broccoli(): Good {
  const stem =
    'M420 560C440 640 440 760 400 900Q500 950 600 900C560 760 570 640 590 560L760 470L700 430L500 520L300 430L240 470Z'
  const crown: readonly (readonly [number, number, number])[] = [
    [330, 250, 300],
    [500, 200, 320],
    [670, 250, 300],
    [230, 390, 290],
    [770, 390, 290],
    [400, 360, 320],
    [600, 360, 320],
    [310, 500, 260],
    [690, 500, 260],
    [500, 490, 300],
  ]
  return [
    {
      art: `<defs>${fade('s', { 0: '#8db55a', 1: '#c6d99a' })}</defs><path d="${stem}" fill="url(#s)"/>`,
      form: { bulge: 0.8, gloss: 0.2, clear: 0.5, bump: { depth: 0.2, across: 20 } },
    },
    {
      casts: 0.44,
      lay: crown.map(([x, y, size], i) => ({
        good: i % 2 ? 'floret' : 'floret-2',
        x,
        y,
        size,
        brightness: 0.92 + (i / 10) * 0.14,
      })),
    },
  ]
}

const TOMATO =
  'M500 250C600 200 760 210 840 320C920 440 890 640 790 750C700 850 590 860 500 850C410 860 300 850 210 750C110 640 80 440 160 320C240 210 400 200 500 250Z'

function tomato(): Good {
  const star = each(
    5,
    (i) =>
      `<path d="M0 -14C60 -40 130 -40 190 6C130 14 60 24 0 16Z" transform="translate(500 262) scale(1 .55) rotate(${i * 72 + 16})" fill="#4f8a32"/>`,
  )
  return [
    {
      art: `<defs>${glow('g', { 0: '#ef5a4a', 0.6: '#dd3a30', 1: '#b8231f' }, 0.42, 0.36, 0.72)}${glow('h', { 0: '#e2a04ab0', 1: '#e2a04a00' })}</defs><path d="${TOMATO}" fill="url(#g)"/><ellipse cx="500" cy="290" rx="170" ry="60" fill="url(#h)"/>`,
      form: { gloss: 0.55, sharp: 36, clear: 0.5, bump: { depth: 0.03, across: 8 } },
    },
    {
      art: star + line('M500 262C500 220 510 190 530 160', '#5f9440', 22),
      form: { bulge: 0.7, gloss: 0.2, clear: 0.4 },
      casts: 0.4,
    },
  ]
}

function cucumber(): Good {
  const body =
    'M70 520C60 430 150 380 300 372C500 360 720 366 860 420C930 450 950 500 930 550C900 610 760 640 560 646C360 652 90 640 70 520Z'
  const stripes = each(9, (i) =>
    line(
      `M60 ${390 + i * 30}C300 ${372 + i * 32} 700 ${366 + i * 33} 950 ${420 + i * 24}`,
      '#8fbf5a',
      7,
      'stroke-opacity=".35"',
    ),
  )
  return [
    {
      art: `<defs>${fade('g', { 0.35: '#2f7a34', 0.65: '#3d8a3c' })}</defs>${within('c', body, `<rect width="1000" height="1000" fill="url(#g)"/>${stripes}`)}`,
      form: { gloss: 0.42, sharp: 28, clear: 0.4, bump: { depth: 0.16, across: 34, along: 3 } },
    },
    {
      art: '<path d="M920 470q50 10 60 34q-16 30 -60 30Z" fill="#d9c95a"/>',
      form: { gloss: 0.1 },
      casts: 0.2,
    },
  ]
}

function sweetPotato(): Good {
  const body =
    'M50 540C90 480 160 460 230 410C340 330 500 310 640 350C780 390 850 440 950 450C940 490 880 500 830 560C760 650 600 700 440 690C280 680 150 620 50 540Z'
  const random = seedRandom(15)
  const marks = each(34, () =>
    line(
      `M${random.between(150, 850)} ${random.between(380, 660)}q${random.between(14, 50)} ${random.between(-8, 8)} ${random.between(30, 80)} 0`,
      '#6e2a2c',
      random.between(2, 5),
      'stroke-opacity=".45"',
    ),
  )
  return [
    {
      art: `<defs>${fade('g', { 0.3: '#b8585a', 0.7: '#9c3f45' })}</defs>${within('c', body, `<rect width="1000" height="1000" fill="url(#g)"/>${marks}${dots(5, 120, '#e0a08c', 4)}`)}`,
      form: { gloss: 0.14, clear: 0.2, bump: { depth: 0.34, across: 22, along: 2 } },
    },
  ]
}

/** Kernels in rows, the husk drawn back. */
function corn(kernels: { light: string; dark: string }): Good {
  const cob =
    'M500 70C600 90 640 260 640 470C640 640 600 800 500 820C400 800 360 640 360 470C360 260 400 90 500 70Z'
  const rows = each(15, (row) =>
    each(7, (i) => {
      const y = 104 + row * 48
      const half = 132 * Math.sqrt(Math.max(0.1, 1 - ((y - 450) / 400) ** 2))
      const x = 500 + Math.sin(((i - 3) / 3.4) * 1.25) * half * 1.04
      return `<rect x="${x - 21 * (half / 132)}" y="${y}" width="${42 * (half / 132)}" height="45" rx="15" fill="${(row + i) % 4 ? kernels.light : kernels.dark}"/>`
    }),
  )
  const husk =
    'M500 960C420 940 330 820 250 520C240 480 260 440 290 430C350 600 430 740 500 800C570 740 650 600 710 430C740 440 760 480 750 520C670 820 580 940 500 960Z'
  return [
    { art: `<path d="${cob}" fill="#d99f2c"/>`, form: { gloss: 0.1 } },
    { art: rows, form: { bulge: 0.8, gloss: 0.45, sharp: 30, clear: 0.6 }, casts: 0.2 },
    {
      art: `<defs>${fade('h', { 0: '#b9cf7a', 1: '#86a94c' })}</defs>${within('c', husk, `<rect width="1000" height="1000" fill="url(#h)"/>${each(12, (i) => line(`M500 960C${380 + i * 22} 860 ${260 + i * 44} 640 ${240 + i * 48} 420`, '#6f9440', 5, 'stroke-opacity=".5"'))}`)}`,
      form: { bulge: 0.5, gloss: 0.15, clear: 0.5, bump: { depth: 0.3, across: 30 } },
      casts: 0.34,
    },
  ]
}

export const VEGETABLES = {
  floret: () => floret(4),
  'floret-2': () => floret(11),
  broccoli,
  tomato,
  cucumber,
  'sweet-potato': sweetPotato,
  corn: () => corn({ light: '#f4c63c', dark: '#eab428' }),
}
