import { seedRandom } from '../picture-random.ts'
import { blob, each, glow, line, type Point, within } from './brushes.ts'
import type { Good } from './good.ts'

type Leaf = { outer: string; inner: string; vein: string; wave: number; waves: number; seed: number }

/** A leaf that stands on its stalk, its edge in waves. */
function leaf({ outer, inner, vein, wave, waves, seed }: Leaf): Good {
  const random = seedRandom(seed)
  const points: Point[] = Array.from({ length: waves }, (_, i) => {
    const turn = -Math.PI / 2 + ((i + 0.5) / waves - 0.5) * Math.PI * 1.82
    const far = (i % 2 ? 1 : 1 - wave) * random.between(0.96, 1.04)
    return [
      500 + Math.cos(turn) * 400 * far,
      440 + Math.sin(turn) * 400 * far + (Math.sin(turn) > 0 ? 90 : 0),
    ] as const
  })
  const outline = blob([...points, [530, 930], [470, 930]], 1)
  const ribs = each(7, (i) => {
    const y = 820 - i * 96
    const reach = 120 + Math.sin((i / 6) * Math.PI) * 230
    return [-1, 1]
      .map((side) =>
        line(
          `M500 ${y}Q${500 + side * reach * 0.5} ${y - 60} ${500 + side * reach} ${y - 150}`,
          vein,
          11 - i,
          'stroke-opacity=".55"',
        ),
      )
      .join('')
  })
  const art = `<defs>${glow('l', { 0: inner, 0.45: inner, 1: outer }, 0.5, 0.86, 0.9)}</defs>
    ${within(
      'c',
      outline,
      `<rect width="1000" height="1000" fill="url(#l)"/>${ribs}
      <path d="M486 200C490 480 482 760 462 940H538C518 760 510 480 514 200Z" fill="${vein}" fill-opacity=".85"/>`,
    )}`
  return [
    {
      art,
      form: {
        bulge: 0.45,
        flat: 120,
        gloss: 0.3,
        sharp: 16,
        clear: 0.6,
        bump: { depth: 0.42, across: 13, seed },
      },
    },
  ]
}

/** A loose head seen from above: large leaves outside, small and pale ones within. */
function head(
  name: string,
  rings: readonly { count: number; far: number; size: number; brightness: number }[],
): Good {
  const random = seedRandom(8)
  return [
    {
      casts: 0.5,
      lay: rings.flatMap(({ count, far, size, brightness }, ring) =>
        Array.from({ length: count }, (_, i) => {
          const turn = ((i + ring * 0.5) / count) * 360 + random.between(-8, 8)
          const radians = (turn * Math.PI) / 180
          return {
            good: ring >= 2 ? `${name}-heart` : name,
            x: 500 + Math.sin(radians) * far,
            y: 500 - Math.cos(radians) * far,
            size: size * random.between(0.94, 1.06),
            angle: turn,
            brightness,
          }
        }),
      ),
    },
  ]
}

export const LEAVES = {
  'lettuce-leaf': () =>
    leaf({ outer: '#5d9c2f', inner: '#b9d977', vein: '#e6f2c0', wave: 0.13, waves: 17, seed: 6 }),
  'lettuce-leaf-heart': () =>
    leaf({ outer: '#9cc552', inner: '#e9f0b4', vein: '#f6f8dc', wave: 0.12, waves: 13, seed: 7 }),
  lettuce: () =>
    head('lettuce-leaf', [
      { count: 7, far: 270, size: 430, brightness: 0.86 },
      { count: 6, far: 170, size: 380, brightness: 0.98 },
      { count: 5, far: 90, size: 290, brightness: 1 },
      { count: 4, far: 40, size: 190, brightness: 1.04 },
    ]),
}
