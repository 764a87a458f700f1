import { seedRandom } from '../picture-random.ts'
import { each, fade, glow, line, soft, within } from './brushes.ts'
import type { Good } from './good.ts'

const BODY =
  'M500 236C560 196 668 176 762 226C868 284 898 408 880 536C858 690 760 828 640 850C590 859 545 836 500 838C455 836 410 859 360 850C240 828 142 690 120 536C102 408 132 284 238 226C332 176 440 196 500 236Z'

type Skin = { ground: string; flush: string; deep: string; streak: string; seed: number }

/** Streaks run from the stalk over the shoulder down to the base. */
function streaks({ streak, seed }: Skin): string {
  const random = seedRandom(seed)
  return each(190, () => {
    const turn = random.between(-1.5, 1.5)
    const [from, to] = [random.between(0.02, 0.4), random.between(0.5, 1)]
    const at = (far: number) => {
      const wide = Math.sin(Math.min(1, far * 1.5 + 0.04) * Math.PI * 0.5) * 400
      return [500 + Math.sin(turn) * wide, 240 + far * 600] as const
    }
    const [a, b, c] = [at(from), at((from + to) / 2), at(to)]
    return line(
      `M${a[0]} ${a[1]}Q${b[0]} ${b[1]} ${c[0]} ${c[1]}`,
      streak,
      random.between(2, 8),
      `stroke-opacity="${random.between(0.06, 0.3)}"`,
    )
  })
}

function spots(seed: number): string {
  const random = seedRandom(seed + 50)
  return each(120, () => {
    const [x, y] = [random.between(150, 850), random.between(250, 820)]
    return `<circle cx="${x}" cy="${y}" r="${random.between(1.4, 3.2)}" fill="#ffe9b8" fill-opacity="${random.between(0.25, 0.7)}"/>`
  })
}

function apple(skin: Skin): Good {
  const body = `<defs>${glow('g', { 0: skin.ground, 0.1: skin.ground, 0.36: skin.flush, 1: skin.deep }, 0.5, 0.1, 0.95)}${soft('b', 26)}</defs>
    ${within(
      'c',
      BODY,
      `<rect width="1000" height="1000" fill="url(#g)"/>${streaks(skin)}
      <ellipse cx="330" cy="640" rx="150" ry="210" fill="${skin.ground}" fill-opacity=".22" filter="url(#b)"/>${spots(skin.seed)}`,
    )}`
  const hollow = `<defs>${glow('h', { 0: '#2c1a08d0', 0.35: '#4a3410a0', 0.75: '#6d641e40', 1: '#6d641e00' })}</defs>
    <ellipse cx="500" cy="252" rx="150" ry="62" fill="url(#h)"/>`
  const stalk = `<defs>${fade('s', { 0: '#8a6a3c', 1: '#3d2a14' })}</defs>
    <path d="M488 262C486 210 496 150 534 96C544 84 566 92 560 108C532 160 518 210 516 264Z" fill="url(#s)"/>`
  return [
    { art: body, form: { gloss: 0.5, sharp: 34, clear: 0.3, bump: { depth: 0.05, across: 9 } } },
    { art: hollow, form: { bulge: 0, gloss: 0 } },
    { art: stalk, form: { gloss: 0.15 }, casts: 0.3 },
  ]
}

export const APPLES = {
  'red-apple': () =>
    apple({ ground: '#e8b84a', flush: '#d9372c', deep: '#a8141c', streak: '#8e0d16', seed: 3 }),
  'green-apple': () =>
    apple({ ground: '#d9e27a', flush: '#a9cf4d', deep: '#7fb03a', streak: '#e6efa0', seed: 5 }),
}
