import { seedRandom } from '../picture-random.ts'
import { blob, each, fade, glow, within } from './brushes.ts'
import type { Good } from './good.ts'

const SHELL =
  'M500 90C650 90 790 380 790 590C790 790 660 910 500 910C340 910 210 790 210 590C210 380 350 90 500 90Z'

function egg(shell: { light: string; dark: string; speck: string; specks: number; seed: number }): Good {
  const random = seedRandom(shell.seed)
  const specks = each(shell.specks, () => {
    const r = random.between(0, 1) ** 3 * 6 + 1
    return `<circle cx="${random.between(210, 790)}" cy="${random.between(120, 900)}" r="${r}" fill="${shell.speck}" fill-opacity="${random.between(0.08, 0.4)}"/>`
  })
  const art = `<defs>${fade('g', { 0: shell.light, 1: shell.dark }, 20)}</defs>
    ${within('c', SHELL, `<rect width="1000" height="1000" fill="url(#g)"/>${specks}`)}`
  return [{ art, form: { gloss: 0.22, sharp: 9, clear: 0.5, bump: { depth: 0.03, across: 130 } } }]
}

/** A tray of pulp with eggs in every cup, seen from above. */
function trayOf(eggs: readonly string[], across: number): Good {
  const step = 880 / across
  const cups = Array.from(
    { length: across * across },
    (_, i) => [60 + (i % across) * step + step / 2, 60 + Math.floor(i / across) * step + step / 2] as const,
  )
  return [
    {
      art: '<rect x="40" y="40" width="920" height="920" rx="46" fill="#b9b3a4"/>',
      form: { bulge: 0.4, flat: 24, gloss: 0.03, bump: { depth: 0.5, across: 90 } },
    },
    {
      art: cups.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="${step * 0.46}" fill="#8f8979"/>`).join(''),
      form: { bulge: -0.5, gloss: 0, bump: { depth: 0.4, across: 90 } },
    },
    {
      casts: 0.5,
      lay: cups.map(([x, y], i) => ({
        good: eggs[(i * 7 + (i >> 2)) % eggs.length]!,
        x,
        y,
        size: step * 0.98,
        brightness: 0.97 + ((i * 5) % 7) / 100,
      })),
    },
  ]
}

/** Fried: the white set, the yolk still soft. */
const friedEgg = (): Good => [
  {
    art: `<path d="${blob([
      [150, 480],
      [240, 280],
      [430, 200],
      [640, 190],
      [820, 320],
      [870, 520],
      [770, 720],
      [580, 800],
      [380, 820],
      [210, 700],
    ])}" fill="#fdfbf4"/>`,
    form: { bulge: 0.4, flat: 30, gloss: 0.4, sharp: 24, clear: 0.8, bump: { depth: 0.2, across: 12 } },
  },
  {
    art: `<defs>${glow('y', { 0: '#ffb82e', 1: '#f08c12' })}</defs><circle cx="500" cy="490" r="160" fill="url(#y)"/>`,
    form: { bulge: 0.8, gloss: 0.7, sharp: 44, clear: 0.7 },
    casts: 0.2,
  },
]

/** Cut in half, as salted duck eggs are served: the yolk red and oily. */
const cutDuckEgg = (): Good => [
  { art: `<path d="${SHELL}" fill="#cfe0d8"/>`, form: { bulge: 0.6, flat: 20, gloss: 0.2 } },
  {
    art: `<path d="${SHELL}" transform="translate(500 540) scale(.94) translate(-500 -540)" fill="#fbfaf5"/>`,
    form: { bulge: 0.3, flat: 30, gloss: 0.3, clear: 0.6 },
  },
  {
    art: `<defs>${glow('y', { 0: '#f08a24', 0.7: '#e2661a', 1: '#c94a14' })}</defs><circle cx="500" cy="580" r="200" fill="url(#y)"/>`,
    form: { bulge: 0.5, gloss: 0.6, sharp: 34, clear: 0.4, bump: { depth: 0.4, across: 30 } },
    casts: 0.14,
  },
]

export const EGGS = {
  egg: () => egg({ light: '#ecc29a', dark: '#d79f70', speck: '#8a4f28', specks: 170, seed: 4 }),
  'egg-pale': () => egg({ light: '#f4dcc2', dark: '#e6c09a', speck: '#a9764a', specks: 90, seed: 9 }),
  'egg-tray': () => trayOf(['egg', 'egg-pale', 'egg'], 6),
  'fried-egg': friedEgg,
  'duck-egg': () => egg({ light: '#e3ede6', dark: '#bfd5cd', speck: '#7d9a90', specks: 60, seed: 2 }),
  'duck-egg-tray': () => trayOf(['duck-egg'], 5),
  'cut-duck-egg': cutDuckEgg,
}
