import { fade, glow, line, soft, within } from './brushes.ts'
import type { Good } from './good.ts'

type Skin = { light: string; dark: string; flush: string }

/** Skin where feathers were: small bumps all over. */
const PLUCKED = { depth: 0.34, across: 44 }

/** A leg with the clean end of its bone. */
function leg(skin: Skin, outline: string): Good {
  const bone = `<path d="M770 700C800 740 830 770 850 800C880 790 912 816 900 846C930 860 920 900 886 896C866 920 836 900 840 872C810 850 770 800 730 750Z" fill="#f0e2cc"/>`
  const art = `<defs>${fade('g', { 0: skin.light, 1: skin.dark }, 30)}${soft('b', 50)}</defs>${within(
    'c',
    outline,
    `<rect width="1000" height="1000" fill="url(#g)"/><ellipse cx="330" cy="560" rx="150" ry="170" fill="${skin.flush}" fill-opacity=".6" filter="url(#b)"/>
     <ellipse cx="700" cy="640" rx="110" ry="90" fill="${skin.flush}" fill-opacity=".7" filter="url(#b)"/>`,
  )}`
  return [
    { art: bone, form: { gloss: 0.25, sharp: 16, clear: 0.4 } },
    { art, form: { gloss: 0.36, sharp: 22, clear: 0.6, bump: PLUCKED }, casts: 0.2 },
  ]
}

const DRUMSTICK =
  'M150 360C200 210 380 140 520 210C640 270 700 400 740 520C770 600 820 680 830 740C810 790 770 800 730 780C660 730 560 720 440 690C260 650 100 520 150 360Z'
const DUCK_LEG =
  'M90 330C160 150 420 90 600 190C720 260 760 420 770 540C780 620 830 690 836 744C816 796 770 800 730 776C640 730 540 780 400 760C200 730 40 520 90 330Z'

/** A plucked hen on her back, legs and wings folded, neck and feet off. */
function hen(): Good {
  const skin = `<defs>${glow('g', { 0: '#f7e2b0', 0.6: '#f0cf92', 1: '#dcae6c' }, 0.45, 0.35, 0.7)}${soft('b', 40)}</defs>`
  const body =
    'M500 150C640 150 760 290 780 480C800 680 700 850 500 850C300 850 200 680 220 480C240 290 360 150 500 150Z'
  const wing =
    'M250 330C170 350 110 440 120 540C126 600 170 640 210 620C190 560 220 520 270 500C300 440 300 360 250 330Z'
  const thigh =
    'M300 560C200 600 170 740 240 830C300 900 400 890 440 820C470 880 480 900 470 930C490 950 520 930 512 906C500 860 480 800 450 740C430 660 380 560 300 560Z'
  const mirrored = (path: string, id: string) =>
    `<path d="${path}" fill="url(#${id})"/><path d="${path}" fill="url(#${id})" transform="matrix(-1 0 0 1 1000 0)"/>`
  return [
    { art: `${skin}${mirrored(wing, 'g')}`, form: { gloss: 0.3, sharp: 18, clear: 0.5, bump: PLUCKED } },
    {
      art: `${skin}${within('c', body, `<rect width="1000" height="1000" fill="url(#g)"/><ellipse cx="500" cy="780" rx="180" ry="90" fill="#d99a72" fill-opacity=".6" filter="url(#b)"/>${line('M500 190C496 330 504 470 500 600', '#d6ab6c', 9, 'stroke-opacity=".55"')}`)}`,
      form: { gloss: 0.4, sharp: 20, clear: 0.6, bump: PLUCKED },
      casts: 0.3,
    },
    {
      art: `${skin}<path d="M440 150C440 90 560 90 560 150C560 190 440 190 440 150Z" fill="#e8bf84"/>`,
      form: { bulge: 0.6, gloss: 0.2 },
      casts: 0.2,
    },
    {
      art: `${skin}${mirrored(thigh, 'g')}`,
      form: { gloss: 0.4, sharp: 22, clear: 0.6, bump: PLUCKED },
      casts: 0.4,
    },
  ]
}

export const POULTRY = {
  drumstick: () => leg({ light: '#f8dccb', dark: '#f0c3ac', flush: '#e59a8c' }, DRUMSTICK),
  'duck-leg': () => leg({ light: '#f6e6cf', dark: '#eacdaa', flush: '#d98f80' }, DUCK_LEG),
  hen,
}
