import { seedRandom } from '../picture-random.ts'
import { each, fade, glow, line, within } from './brushes.ts'
import type { Good } from './good.ts'

type Fish = {
  body: string
  /** Colours from the back to the belly. */
  skin: Readonly<Record<number, string>>
  fins: string
  fin: string
  tail: string
  eye: { x: number; y: number; r: number }
  gill: string
  scale: number
}

/** Rows of small arcs, offset like tiles. */
function scales(size: number): string {
  const rows = Math.ceil(700 / size)
  return each(rows, (row) =>
    line(
      `M${row % 2 ? 200 : 200 - size / 2} ${150 + row * size * 0.8}${each(Math.ceil(700 / size), () => `q${size / 2} ${size * 0.7} ${size} 0`)}`,
      '#2f2a1c',
      2.4,
      'stroke-opacity=".2"',
    ),
  )
}

/** Fresh from the ice: a clear, dark eye, no more. */
function fish({ body, skin, fins, fin, tail, eye, gill, scale }: Fish): Good {
  const rays = (path: string) => `<path d="${path}" fill="${fin}"/>`
  const art = `<defs>${fade('s', skin)}</defs>${within('c', body, `<rect width="1000" height="1000" fill="url(#s)"/>${scales(scale)}${line(gill, '#4a3c22', 7, 'stroke-opacity=".5"')}`)}`
  const look = `<defs>${glow('e', { 0: '#0c0b0a', 0.5: '#15130f', 0.62: '#8f8a72', 1: '#b8b294' })}</defs><circle cx="${eye.x}" cy="${eye.y}" r="${eye.r}" fill="url(#e)"/>`
  return [
    {
      art: rays(tail) + rays(fins),
      form: { bulge: 0.35, flat: 30, gloss: 0.2, clear: 0.6, bump: { depth: 0.9, across: 60, along: 12 } },
    },
    { art, form: { bulge: 0.7, gloss: 0.5, sharp: 20, bump: { depth: 0.08, across: 60 } }, casts: 0.2 },
    { art: look, form: { bulge: 0.6, gloss: 0.6, sharp: 50 } },
  ]
}

const croaker = () =>
  fish({
    body: 'M52 520C90 430 210 350 400 346C560 344 700 400 836 470C850 486 850 520 836 532C700 600 560 660 400 656C240 652 110 600 52 520Z',
    skin: { 0.3: '#8b8464', 0.42: '#c7ab55', 0.56: '#eec04a', 0.68: '#f6d77a' },
    fin: '#d9a03a',
    fins: 'M300 352C380 270 560 280 700 396L560 372ZM360 650C380 700 420 730 470 740L470 652ZM560 640C600 690 650 700 690 690L640 610ZM280 540C340 560 390 600 400 640C340 630 300 600 280 540Z',
    tail: 'M826 474C880 430 930 400 968 396C950 450 946 550 968 606C930 600 880 570 826 530Z',
    eye: { x: 150, y: 478, r: 25 },
    gill: 'M250 390C300 450 300 560 246 622M58 526C84 530 104 538 120 548',
    scale: 26,
  })

const pomfret = () =>
  fish({
    body: 'M70 520C110 380 280 240 480 230C640 230 760 360 830 480C838 496 838 516 830 530C760 660 640 780 480 776C280 770 110 660 70 520Z',
    skin: { 0.2: '#7d8c94', 0.4: '#b9c6c9', 0.62: '#e2e6df', 0.8: '#efd9a0' },
    fin: '#d9b64e',
    fins: 'M420 240C470 150 560 110 640 110C600 190 660 290 770 400L600 300ZM420 770C470 850 550 890 620 896C590 820 660 720 770 610L600 700ZM300 540C370 540 430 580 450 630C380 640 320 600 300 540Z',
    tail: 'M822 476C870 420 920 350 976 316C940 420 936 590 976 692C920 660 870 590 822 534Z',
    eye: { x: 182, y: 470, r: 25 },
    gill: 'M290 360C350 440 350 590 286 680M78 526C100 530 116 538 130 548',
    scale: 20,
  })

const FILLET =
  'M120 400C160 320 700 250 850 300C900 320 910 380 900 440C890 560 860 640 800 670C640 720 260 740 170 690C110 650 90 480 120 400Z'

/** A piece of the loin: bands of muscle with white lines of fat between, the skin below. */
function salmon(): Good {
  const random = seedRandom(3)
  const bands = each(12, (i) => {
    const x = 90 + i * 78
    return line(
      `M${x + 60} 240C${x + 130} 380 ${x + 120} 440 ${x + 20} 520C${x - 20} 580 ${x + 10} 680 ${x + 60} 760`,
      '#ffe3d0',
      random.between(7, 13),
      'stroke-opacity=".85"',
    )
  })
  const art = `<defs>${fade('g', { 0: '#f58a52', 0.5: '#f17a43', 1: '#e9683a' }, 24)}</defs>${within('c', FILLET, `<rect width="1000" height="1000" fill="url(#g)"/>${bands}${line('M110 520C300 470 600 450 900 450', '#ffd9c2', 9, 'stroke-opacity=".5"')}`)}`
  return [
    {
      art: `<defs>${fade('k', { 0: '#8d979b', 0.6: '#c8d0d2', 1: '#767f84' })}</defs><path d="${FILLET}" transform="translate(4 38)" fill="url(#k)"/>`,
      form: { bulge: 0.5, flat: 24, gloss: 0.4 },
    },
    {
      art: `<path d="${FILLET}" transform="translate(2 20)" fill="#d4552c"/>`,
      form: { bulge: 0.4, flat: 20, gloss: 0.2 },
    },
    {
      art,
      form: {
        bulge: 0.7,
        flat: 60,
        gloss: 0.42,
        sharp: 34,
        clear: 0.6,
        bump: { depth: 0.1, across: 30, along: 3 },
      },
    },
  ]
}

/** One slice for sashimi. */
function sashimi(): Good {
  const outline =
    'M110 470C200 360 480 330 700 350C820 360 900 410 900 480C900 570 800 640 620 650C400 664 160 640 110 560C96 530 96 496 110 470Z'
  const bands = each(8, (i) =>
    line(
      `M${150 + i * 100} 320C${230 + i * 100} 420 ${210 + i * 100} 560 ${130 + i * 100} 680`,
      '#ffe3d0',
      12,
    ),
  )
  const art = `<defs>${fade('g', { 0: '#f7925c', 1: '#ee7340' })}</defs>${within('c', outline, `<rect width="1000" height="1000" fill="url(#g)"/>${bands}`)}`
  return [{ art, form: { bulge: 0.6, flat: 40, gloss: 0.45, sharp: 36, clear: 0.7 } }]
}

/** A cleaned squid: the mantle with its fins, the arms below. */
function squid(): Good {
  const random = seedRandom(14)
  const specks = each(
    300,
    () =>
      `<circle cx="${random.between(300, 700)}" cy="${random.between(60, 640)}" r="${random.between(1.5, 5)}" fill="#8a3f56" fill-opacity="${random.between(0.2, 0.6)}"/>`,
  )
  const mantle =
    'M500 50C570 110 640 260 650 420C656 520 640 600 610 640C560 660 440 660 390 640C360 600 344 520 350 420C360 260 430 110 500 50Z'
  const arms = each(8, (i) => {
    const x = 420 + i * 23
    const away = (i - 3.5) * 34
    return line(
      `M${x} 680C${x + away * 0.4} 760 ${x + away * 1.4} 820 ${x + away + (i % 2 ? 40 : -30)} ${930 - Math.abs(i - 3.5) * 14}`,
      i % 2 ? '#e6c2c0' : '#efd3cf',
      30 - Math.abs(i - 3.5) * 2,
    )
  })
  return [
    {
      art: `<path d="M500 60C620 130 770 260 790 330C760 400 680 420 610 430V200Z M500 60C380 130 230 260 210 330C240 400 320 420 390 430V200Z" fill="#ecd3d2"/>`,
      form: { bulge: 0.4, flat: 40, gloss: 0.35, clear: 0.7 },
    },
    { art: arms, form: { gloss: 0.45, sharp: 26, clear: 0.6 } },
    {
      art: `<path d="M420 630H580C600 670 590 720 560 740H440C410 720 400 670 420 630Z" fill="#e7c7c6"/>`,
      form: { gloss: 0.4, sharp: 26, clear: 0.5 },
      casts: 0.2,
    },
    {
      art: `<defs>${fade('m', { 0: '#e9c9cc', 0.5: '#f6e7e4', 1: '#e4bfc4' }, 90)}</defs>${within('c', mantle, `<rect width="1000" height="1000" fill="url(#m)"/>${specks}`)}`,
      form: { bulge: 0.8, gloss: 0.55, sharp: 30, clear: 0.7 },
      casts: 0.26,
    },
  ]
}

export const FISH = { 'yellow-croaker': croaker, pomfret, salmon, sashimi, squid }
