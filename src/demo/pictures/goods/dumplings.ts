import { blob, each, fade, glow, line, type Point, soft, within } from './brushes.ts'
import type { Good } from './good.ts'

/** A half moon of dough, its edge pinched in pleats, the filling's green showing through. */
function dumpling(): Good {
  const belly =
    'M90 470C120 600 260 770 500 770C740 770 880 600 910 470C880 380 700 330 500 330C300 330 120 380 90 470Z'
  const body = `<defs>${fade('d', { 0: '#fdf7ea', 0.6: '#f8eed9', 1: '#f3e3bf' })}${soft('b', 34)}</defs>
    ${within('c', belly, `<rect width="1000" height="1000" fill="url(#d)"/><ellipse cx="500" cy="620" rx="240" ry="90" fill="#b3c26a" fill-opacity=".3" filter="url(#b)"/>`)}`
  // The pinched edge stands up in waves; a fold runs inwards from each.
  const edge: Point[] = Array.from({ length: 23 }, (_, i) => {
    const turn = (i - 11) * 0.128
    const far = i % 2 ? 1.035 : 0.965
    return [500 + Math.sin(turn) * 432 * far, 668 - Math.cos(turn) * 420 * far]
  })
  const inner: Point[] = Array.from({ length: 9 }, (_, i) => {
    const turn = (4 - i) * 0.3
    return [500 + Math.sin(turn) * 368, 690 - Math.cos(turn) * 330]
  })
  const folds = each(10, (i) => {
    const turn = (i - 4.5) * 0.256
    const at = (far: number, lean = 0) =>
      `${500 + Math.sin(turn + lean) * 432 * far} ${668 - Math.cos(turn + lean) * 420 * far}`
    return line(`M${at(0.99)}Q${at(0.86, 0.05)} ${at(0.72, 0.02)}`, '#e3d3ae', 9, 'stroke-opacity=".75"')
  })
  return [
    { art: body, form: { gloss: 0.24, sharp: 12, clear: 0.8, bump: { depth: 0.06, across: 16 } } },
    {
      art: `<path d="${blob([...edge, ...inner])}" fill="#fcf4e4"/>`,
      form: { bulge: 0.8, gloss: 0.2, clear: 0.8, bump: { depth: 0.16, across: 12 } },
      casts: 0.24,
    },
    { art: folds, form: { bulge: 0, gloss: 0 } },
  ]
}

/** Flaky rounds of dough with scallion, browned where the pan touched. */
function pancake(): Good {
  const spiral = each(
    5,
    (i) =>
      `<ellipse cx="${500 + i * 6}" cy="500" rx="${70 + i * 76}" ry="${64 + i * 72}" fill="none" stroke="#c99a58" stroke-width="9" stroke-opacity=".45" stroke-dasharray="${200 + i * 90} 40"/>`,
  )
  const bits = each(46, (i) => {
    const [turn, far] = [i * 2.4, Math.sqrt(i / 46) * 370]
    return `<rect x="${500 + Math.cos(turn) * far}" y="${500 + Math.sin(turn) * far}" width="26" height="11" rx="5" fill="#5f8f3a" transform="rotate(${i * 47} ${500 + Math.cos(turn) * far} ${500 + Math.sin(turn) * far})"/>`
  })
  const brown = each(14, (i) => {
    const [turn, far] = [i * 2.1 + 0.6, 90 + ((i * 97) % 280)]
    return `<ellipse cx="${500 + Math.cos(turn) * far}" cy="${500 + Math.sin(turn) * far}" rx="${50 + ((i * 31) % 40)}" ry="${30 + ((i * 17) % 26)}" fill="#b06f2c" fill-opacity=".5" filter="url(#b)"/>`
  })
  const art = `<defs>${glow('g', { 0: '#f0d49a', 0.8: '#e8c583', 1: '#d8ab62' })}${soft('b', 12)}</defs>${within('c', 'M80 500A420 420 0 1 1 920 500A420 420 0 1 1 80 500Z', `<rect width="1000" height="1000" fill="url(#g)"/>${brown}${spiral}${bits}`)}`
  return [
    {
      art,
      form: { bulge: 0.4, flat: 26, gloss: 0.25, sharp: 16, clear: 0.4, bump: { depth: 0.34, across: 18 } },
    },
  ]
}

/** Glutinous skin, pressed in a flower mould. */
function mooncake(dough: { light: string; dark: string }): Good {
  const petals = each(
    12,
    (i) => `<circle cx="500" cy="190" r="112" transform="rotate(${i * 30} 500 500)" fill="url(#g)"/>`,
  )
  const carved = each(
    8,
    (i) =>
      `<ellipse cx="500" cy="372" rx="44" ry="86" transform="rotate(${i * 45} 500 500)" fill="${dough.light}"/>`,
  )
  const defs = `<defs>${glow('g', { 0: dough.light, 1: dough.dark }, 0.5, 0.5, 0.7)}</defs>`
  return [
    {
      art: `${defs}<g transform="translate(0 44)">${petals}<circle cx="500" cy="500" r="340" fill="url(#g)"/></g>`,
      form: { bulge: 0.5, flat: 40, gloss: 0.15 },
    },
    {
      art: `${defs}${petals}<circle cx="500" cy="500" r="340" fill="url(#g)"/>`,
      form: { bulge: 0.6, flat: 40, gloss: 0.22, sharp: 12, clear: 0.7 },
    },
    {
      art: `<circle cx="500" cy="500" r="262" fill="none" stroke="${dough.light}" stroke-width="26"/>${carved}<circle cx="500" cy="500" r="46" fill="${dough.light}"/>`,
      form: { bulge: 0.7, gloss: 0.2, clear: 0.6 },
      casts: 0.22,
    },
  ]
}

/** Coated in crumbs, the tail left bare. */
function breadedShrimp(): Good {
  const body =
    'M120 480C150 330 330 270 520 320C680 360 770 440 800 540C790 600 740 620 690 600C640 700 480 740 330 700C200 670 110 600 120 480Z'
  return [
    {
      art: `<path d="M760 540C840 500 920 440 960 400C950 480 960 500 970 540C920 560 900 590 900 650C850 640 800 620 760 590Z" fill="#e0573c"/>`,
      form: { bulge: 0.6, gloss: 0.4, sharp: 24 },
    },
    {
      art: `<defs>${glow('g', { 0: '#efb65c', 0.7: '#dd9838', 1: '#c27b26' })}</defs><path d="${body}" fill="url(#g)"/>`,
      form: { gloss: 0.12, clear: 0.3, bump: { depth: 1.1, across: 46 } },
      casts: 0.3,
    },
  ]
}

/** Thin crust with salami, cheese and basil. */
function pizza(): Good {
  const at = (i: number, turn: number, far: number) =>
    [500 + Math.cos(i * turn) * far, 500 + Math.sin(i * turn) * far] as const
  const cheese = each(30, (i) => {
    const [x, y] = at(i, 2.4, Math.sqrt(i / 30) * 330)
    return `<ellipse cx="${x}" cy="${y}" rx="${70 + ((i * 13) % 40)}" ry="${54 + ((i * 29) % 30)}" fill="${i % 3 ? '#f6dc8e' : '#f0c866'}"/>`
  })
  const salami = Array.from({ length: 11 }, (_, i) => at(i, 2.4, 60 + Math.sqrt(i / 11) * 280))
  const leaves = each(6, (i) => {
    const [x, y] = at(i, 1.9, 120 + ((i * 83) % 180))
    return `<path d="M-50 0C-20 -34 30 -30 56 0C30 26 -20 30 -50 0Z" transform="translate(${x} ${y}) rotate(${i * 67})" fill="#3f7d33"/>`
  })
  return [
    {
      art: `<defs>${glow('g', { 0: '#e2ad62', 0.86: '#dda655', 1: '#b87834' })}</defs><circle cx="500" cy="500" r="450" fill="url(#g)"/>`,
      form: { bulge: 0.55, flat: 44, gloss: 0.15, bump: { depth: 0.3, across: 20 } },
    },
    { art: '<circle cx="500" cy="500" r="386" fill="#c9402a"/>', form: { bulge: 0.4, flat: 20, gloss: 0.3 } },
    {
      art: `<clipPath id="k"><circle cx="500" cy="500" r="376"/></clipPath><g clip-path="url(#k)">${cheese}</g>`,
      form: { bulge: 0.5, flat: 30, gloss: 0.35, sharp: 18, clear: 0.5, bump: { depth: 0.24, across: 16 } },
      casts: 0.16,
    },
    {
      art: salami
        .map(
          ([x, y]) =>
            `<circle cx="${x}" cy="${y}" r="66" fill="#b23a2c"/><circle cx="${x - 18}" cy="${y + 14}" r="10" fill="#e4a48a"/><circle cx="${x + 24}" cy="${y - 20}" r="8" fill="#e4a48a"/><circle cx="${x + 8}" cy="${y + 32}" r="7" fill="#e4a48a"/>`,
        )
        .join(''),
      form: { bulge: 0.5, flat: 14, gloss: 0.35, sharp: 22 },
      casts: 0.3,
    },
    { art: leaves, form: { bulge: 0.5, gloss: 0.3, clear: 0.5 }, casts: 0.3 },
  ]
}

export const DUMPLINGS = {
  dumpling,
  pancake,
  'snow-mooncake': () => mooncake({ light: '#fdf3dc', dark: '#f3dfae' }),
  'matcha-mooncake': () => mooncake({ light: '#dbe8b8', dark: '#b3cc80' }),
  mooncake: () => mooncake({ light: '#dd9c4a', dark: '#b46d24' }),
  'breaded-shrimp': breadedShrimp,
  pizza,
}
