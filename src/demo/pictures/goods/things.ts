import { each, fade, glow, line, soft } from './brushes.ts'
import type { Good } from './good.ts'

/** An upright book: its cover bears a picture, no words, so it is the same in every language. */
function book(cover: { light: string; dark: string; shows: string }): Good {
  const pages = `<path d="M250 150L790 120L800 880L262 910Z" fill="#f4efe2"/>${each(7, (i) => line(`M${796 + i * 4} ${126 + i * 3}L${806 + i * 4} ${876 + i * 3}`, '#d8cfba', 2))}`
  return [
    { art: pages, form: { bulge: 0.2, flat: 14, gloss: 0.05 } },
    {
      art: `<defs>${fade('c', { 0: cover.light, 1: cover.dark }, 30)}</defs><path d="M210 130Q214 108 240 106L760 92Q780 92 782 112L786 862Q786 884 764 888L236 912Q214 912 212 890Z" fill="url(#c)"/><path d="M210 130Q214 108 240 106L268 105L272 910L236 912Q214 912 212 890Z" fill="#000" fill-opacity=".16"/>`,
      form: { bulge: 0.4, flat: 12, gloss: 0.3, sharp: 16 },
      casts: 0.2,
    },
    {
      art: '<circle cx="530" cy="460" r="218" fill="#fbf8ef"/><circle cx="530" cy="460" r="196" fill="none" stroke="#d9cfb4" stroke-width="5"/><rect x="400" y="740" width="260" height="16" rx="8" fill="#fff" fill-opacity=".7"/><rect x="440" y="776" width="180" height="12" rx="6" fill="#fff" fill-opacity=".5"/>',
      form: { bulge: 0, gloss: 0 },
    },
    { casts: 0.3, lay: [{ good: cover.shows, x: 530, y: 460, size: 300 }] },
  ]
}

/** A tablet playing a lesson. */
const tablet = (): Good => [
  {
    art: '<rect x="110" y="190" width="780" height="600" rx="50" fill="#2b2f33"/>',
    form: { bulge: 0.3, flat: 14, gloss: 0.4, sharp: 30 },
  },
  {
    art: `<defs>${fade('s', { 0: '#fdf6e3', 1: '#f3e3bd' })}</defs><rect x="146" y="226" width="708" height="528" rx="20" fill="url(#s)"/>`,
    form: { bulge: 0, gloss: 0 },
  },
  {
    casts: 0.3,
    lay: [
      { good: 'mango', x: 360, y: 470, size: 300 },
      { good: 'hami-slice', x: 640, y: 500, size: 280 },
    ],
  },
  {
    art: '<circle cx="500" cy="490" r="74" fill="#fff" fill-opacity=".9"/><path d="M476 448L548 490L476 532Z" fill="#0b8142"/><rect x="190" y="706" width="620" height="12" rx="6" fill="#000" fill-opacity=".14"/><rect x="190" y="706" width="240" height="12" rx="6" fill="#0b8142"/>',
    form: { bulge: 0, gloss: 0 },
  },
]

/** A greeting card half out of its red envelope. */
const card = (): Good => [
  {
    art: '<rect x="190" y="130" width="620" height="620" rx="18" fill="#fdf8ec"/><rect x="214" y="154" width="572" height="572" rx="10" fill="none" stroke="#d9a441" stroke-width="5"/>',
    form: { bulge: 0.2, flat: 12, gloss: 0.05 },
  },
  {
    casts: 0.3,
    lay: [
      { good: 'dumpling', x: 400, y: 330, size: 270, angle: -8 },
      { good: 'dumpling', x: 590, y: 420, size: 270, angle: 8 },
    ],
  },
  {
    art: `<defs>${fade('e', { 0: '#c8342e', 1: '#a3201f' })}</defs><path d="M120 560L500 690L880 560V900Q880 924 856 924H144Q120 924 120 900Z" fill="url(#e)"/>`,
    form: { bulge: 0.4, flat: 14, gloss: 0.15, sharp: 12 },
    casts: 0.3,
  },
  {
    art: '<circle cx="500" cy="770" r="62" fill="#e0b24a"/><circle cx="500" cy="770" r="44" fill="none" stroke="#b98a2c" stroke-width="6"/>',
    form: { bulge: 0.6, flat: 14, gloss: 0.4, sharp: 24 },
    casts: 0.2,
  },
]

/** A week's plan in a ruled book, a pencil on it. */
const notebook = (): Good => [
  {
    art: '<rect x="150" y="110" width="700" height="790" rx="24" fill="#0b8142"/>',
    form: { bulge: 0.3, flat: 14, gloss: 0.15 },
  },
  {
    art: `<rect x="176" y="130" width="660" height="750" rx="14" fill="#fdfbf3"/>${each(9, (i) => `<path d="M250 ${250 + i * 66}h520" stroke="#b9cfc0" stroke-width="4"/>`)}${each(7, (i) => `<rect x="256" y="${216 + i * 66}" width="22" height="22" rx="5" fill="none" stroke="#5c7a66" stroke-width="5"/>`)}${each(4, (i) => line(`M260 ${228 + i * 66}l6 8l14 -20`, '#0b8142', 7))}${each(7, (i) => line(`M300 ${236 + i * 66}q30 -16 60 0t60 0t${60 + ((i * 37) % 90)} 0`, '#4a5a50', 6))}`,
    form: { bulge: 0, gloss: 0 },
  },
  {
    art: `<g transform="rotate(38 640 640)"><rect x="616" y="330" width="48" height="470" fill="#e8b33a"/><path d="M616 800L640 880L664 800Z" fill="#efd9b0"/><path d="M630 846L640 880L650 846Z" fill="#33302b"/><rect x="616" y="300" width="48" height="40" rx="10" fill="#d98a86"/></g>`,
    form: { bulge: 0.8, gloss: 0.3 },
    casts: 0.34,
  },
]

/** A carton as it arrived: a corner pushed in, a wet patch. */
const parcel = (): Good => [
  {
    art: `<defs>${fade('b', { 0: '#d3ac76', 1: '#b98f58' })}${soft('w', 26)}</defs><path d="M120 250L330 150L880 200L870 480L850 800L300 880L130 760L150 520Z" fill="url(#b)"/>
      <ellipse cx="420" cy="760" rx="190" ry="90" fill="#6b4a24" fill-opacity=".55" filter="url(#w)"/>`,
    form: { bulge: 0.35, flat: 24, gloss: 0.05, bump: { depth: 0.3, across: 40, along: 6 } },
  },
  {
    art: '<path d="M120 250L330 150L880 200L690 330L330 310Z" fill="#e3c08c"/><path d="M760 210L880 200L850 330Q800 300 690 330Z" fill="#a37c48"/>',
    form: { bulge: 0.2, flat: 20, gloss: 0.05 },
  },
  {
    art: '<path d="M470 165L560 172L470 320L486 852L410 864L392 314Z" fill="#e9dcc0" fill-opacity=".8"/><rect x="560" y="460" width="210" height="150" rx="8" fill="#fbfaf6" transform="skewY(-5) translate(0 58)"/>',
    form: { bulge: 0, gloss: 0.1 },
  },
  {
    art: line('M690 330L800 420L770 520M800 420L860 400', '#7d5a2e', 9, 'stroke-opacity=".8"'),
    form: { bulge: 0, gloss: 0 },
  },
]

/** Toast, egg, greens, tomato. */
const sandwich = (): Good => [
  {
    art: `<defs>${fade('b', { 0: '#e2b06a', 1: '#c98f48' })}</defs><path d="M90 780Q500 850 910 780Q920 850 880 880H120Q80 850 90 780Z" fill="url(#b)"/>`,
    form: { bulge: 0.7, gloss: 0.1, bump: { depth: 0.4, across: 50 } },
  },
  {
    art: '<path d="M70 730Q150 690 240 740T420 740T600 740T780 740T930 730Q940 790 860 800H140Q60 790 70 730Z" fill="#6fae3f"/>',
    form: { bulge: 0.7, gloss: 0.3, clear: 0.5 },
    casts: 0.3,
  },
  {
    art: '<path d="M110 670H890Q920 710 890 740H110Q80 710 110 670Z" fill="#d8402f"/>',
    form: { bulge: 0.8, gloss: 0.5, sharp: 30 },
    casts: 0.3,
  },
  {
    art: '<path d="M100 610Q500 560 900 610Q930 660 880 680Q700 690 500 676Q300 690 120 680Q70 660 100 610Z" fill="#fdf8ea"/><path d="M360 600Q500 560 640 600Q650 650 500 652Q350 650 360 600Z" fill="#f3a524"/>',
    form: { bulge: 0.8, gloss: 0.4, sharp: 24, clear: 0.5 },
    casts: 0.3,
  },
  {
    art: `<defs>${glow('t', { 0: '#e9bd7a', 1: '#cf954c' })}</defs><path d="M90 560Q120 400 300 380H700Q880 400 910 560Q930 620 880 620H120Q70 620 90 560Z" fill="url(#t)"/>`,
    form: { bulge: 0.8, gloss: 0.14, clear: 0.3, bump: { depth: 0.4, across: 46 } },
    casts: 0.3,
  },
]

export const THINGS = {
  'sea-book': () => book({ light: '#3d7fae', dark: '#235a85', shows: 'yellow-croaker' }),
  'season-book': () => book({ light: '#3c9a5f', dark: '#0b6a38', shows: 'lettuce' }),
  tablet,
  card,
  notebook,
  parcel,
  sandwich,
}
