import sharp from 'sharp'
import type { Bitmap } from './picture-canvas.ts'
import { rememberRecent } from './picture-memory.ts'
import { premultiply } from './picture-scale.ts'

/** Things of the set that goods lie on or in. Made once for a size. */
type PropName = 'board' | 'plate' | 'crate-back' | 'crate-front' | 'bowl-back' | 'bowl-front'

const keepBitmap = rememberRecent<Bitmap>(16)

/** A prop as a square bitmap of `side` pixels. */
export const loadProp = (name: PropName, side: number): Promise<Bitmap> => renderProp(DRAW[name], side)

/** Anything drawn in a box of 800 by 800. */
export const renderProp = (art: string, side: number): Promise<Bitmap> =>
  keepBitmap(`${side} ${art}`, async () => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 800 800">${art}</svg>`
    const { data, info } = await sharp(Buffer.from(svg))
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    premultiply(data)
    return { width: info.width, height: info.height, data }
  })

/** Long waving lines along a plank; `seed` moves them. */
function grain(x: number, y: number, width: number, height: number, lines: number, seed: number): string {
  let paths = ''
  for (let i = 1; i < lines; i++) {
    const at = y + (height * i) / lines + Math.sin(i * 12.9 + seed) * 5
    const wave = Math.sin(i * 3.7 + seed) * 11
    const bend = Math.cos(i * 5.3 + seed) * 9
    const tone = i % 3 === 0 ? '#9a6432' : '#b98049'
    paths += `<path d="M${x} ${at}C${x + width * 0.3} ${at + wave} ${x + width * 0.6} ${at - bend} ${x + width} ${at + bend * 0.4}"
      stroke="${tone}" stroke-opacity="${0.13 + (i % 4) * 0.05}" stroke-width="${1.5 + (i % 3)}" fill="none"/>`
  }
  return paths
}

const SOFT = (id: string, deviation: number) =>
  `<filter id="${id}" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="${deviation}"/></filter>`

const BOARD = `<defs>${SOFT('s', 16)}
  <linearGradient id="w" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#f0cd9b"/><stop offset=".5" stop-color="#e2b47c"/><stop offset="1" stop-color="#cf9a5f"/></linearGradient>
  <clipPath id="c"><rect x="96" y="176" width="608" height="448" rx="52"/></clipPath></defs>
  <g transform="rotate(-7 400 400)">
    <rect x="108" y="200" width="608" height="448" rx="52" fill="#3a2410" fill-opacity=".34" filter="url(#s)"/>
    <rect x="96" y="186" width="608" height="450" rx="52" fill="#a8713c"/>
    <rect x="96" y="176" width="608" height="448" rx="52" fill="url(#w)"/>
    <g clip-path="url(#c)">${grain(96, 176, 608, 448, 19, 2)}</g>
    <rect x="99" y="179" width="602" height="442" rx="50" fill="none" stroke="#fff" stroke-opacity=".34" stroke-width="4"/>
    <circle cx="648" cy="232" r="21" fill="#8a5a2c"/><circle cx="649" cy="235" r="19" fill="#f3e3cc"/>
  </g>`

const PLATE = `<defs>${SOFT('s', 18)}
  <radialGradient id="r" cx=".4" cy=".35" r=".75"><stop offset="0" stop-color="#fff"/><stop offset=".75" stop-color="#fbfaf7"/><stop offset="1" stop-color="#e4dfd6"/></radialGradient>
  <radialGradient id="d" cx=".58" cy=".62" r=".62"><stop offset="0" stop-color="#fff"/><stop offset=".86" stop-color="#f7f5f0"/><stop offset="1" stop-color="#e0dad0"/></radialGradient></defs>
  <circle cx="412" cy="424" r="312" fill="#3b3020" fill-opacity=".3" filter="url(#s)"/>
  <circle cx="400" cy="400" r="312" fill="url(#r)"/><circle cx="400" cy="400" r="311" fill="none" stroke="#d8d1c4" stroke-width="2"/>
  <circle cx="400" cy="400" r="226" fill="url(#d)"/><circle cx="400" cy="400" r="298" fill="none" stroke="#7fae8f" stroke-opacity=".55" stroke-width="5"/>`

const plank = (x: number, y: number, width: number, height: number, seed: number) =>
  `<g><rect x="${x}" y="${y + 5}" width="${width}" height="${height}" rx="9" fill="#8b5b2d"/>
   <rect x="${x}" y="${y}" width="${width}" height="${height}" rx="9" fill="url(#w)"/>
   <clipPath id="p${seed}"><rect x="${x}" y="${y}" width="${width}" height="${height}" rx="9"/></clipPath>
   <g clip-path="url(#p${seed})">${grain(x, y, width, height, 5, seed)}</g>
   <rect x="${x + 2}" y="${y + 2}" width="${width - 4}" height="${height - 4}" rx="8" fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="2.5"/></g>`

const WOOD = `<linearGradient id="w" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#f0cb97"/><stop offset="1" stop-color="#d9a669"/></linearGradient>`

const CRATE_BACK = `<defs>${SOFT('s', 20)}${WOOD}
  <linearGradient id="i" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#a06c38"/><stop offset="1" stop-color="#6f4620"/></linearGradient></defs>
  <ellipse cx="408" cy="690" rx="330" ry="46" fill="#3a2410" fill-opacity=".36" filter="url(#s)"/>
  <path d="M120 400h560l-26 280h-508Z" fill="url(#i)"/>${plank(132, 386, 536, 46, 4)}`

const CRATE_FRONT = `<defs>${WOOD}<linearGradient id="e"><stop offset="0" stop-color="#e7bd83"/><stop offset="1" stop-color="#c99355"/></linearGradient></defs>
  ${plank(92, 492, 616, 62, 11)}${plank(98, 564, 604, 62, 17)}${plank(104, 636, 592, 62, 23)}
  <g fill="url(#e)" stroke="#a8743c" stroke-opacity=".5" stroke-width="2"><rect x="116" y="482" width="46" height="222" rx="8"/><rect x="638" y="482" width="46" height="222" rx="8"/></g>
  <g fill="#7c5126"><circle cx="139" cy="523" r="5"/><circle cx="139" cy="595" r="5"/><circle cx="139" cy="667" r="5"/><circle cx="661" cy="523" r="5"/><circle cx="661" cy="595" r="5"/><circle cx="661" cy="667" r="5"/></g>`

const BOWL_BACK = `<defs>${SOFT('s', 18)}<linearGradient id="i" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#d9d2c5"/><stop offset="1" stop-color="#f4f0e9"/></linearGradient></defs>
  <ellipse cx="408" cy="704" rx="250" ry="36" fill="#3b3020" fill-opacity=".36" filter="url(#s)"/>
  <ellipse cx="400" cy="474" rx="268" ry="62" fill="#fdfcfa"/><ellipse cx="400" cy="476" rx="252" ry="52" fill="url(#i)"/>`

const BOWL_FRONT = `<defs><linearGradient id="b" x1="0" y1="0" x2="1" y2=".25"><stop offset="0" stop-color="#f1ede5"/><stop offset=".3" stop-color="#fff"/><stop offset=".68" stop-color="#f6f3ec"/><stop offset="1" stop-color="#d6cfc1"/></linearGradient>
  <linearGradient id="f" x1="0" y1="0" x2="0" y2="1"><stop offset=".6" stop-color="#8a7f6c" stop-opacity="0"/><stop offset="1" stop-color="#8a7f6c" stop-opacity=".3"/></linearGradient></defs>
  <path d="M132 474A268 62 0 0 0 668 474C664 610 580 690 500 696H300C220 690 136 610 132 474Z" fill="url(#b)"/>
  <path d="M132 474A268 62 0 0 0 668 474C664 610 580 690 500 696H300C220 690 136 610 132 474Z" fill="url(#f)"/>
  <path d="M132 474A268 62 0 0 0 668 474" fill="none" stroke="#fff" stroke-width="9"/>
  <path d="M140 508A264 62 0 0 0 660 508" fill="none" stroke="#7fae8f" stroke-opacity=".6" stroke-width="7"/>
  <path d="M300 696h200c-6 12-20 18-40 18H340c-20 0-34-6-40-18Z" fill="#d9d2c5"/>`

const DRAW: Record<PropName, string> = {
  board: BOARD,
  plate: PLATE,
  'crate-back': CRATE_BACK,
  'crate-front': CRATE_FRONT,
  'bowl-back': BOWL_BACK,
  'bowl-front': BOWL_FRONT,
}
