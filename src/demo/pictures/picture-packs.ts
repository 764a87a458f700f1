import { fade, glow, soft } from './goods/brushes.ts'
import { lettering } from './picture-lettering.ts'

/** What goods are sold in. Each has what lies under them and what lies over them, in a box of 800 by 800. */
export type PackKind = 'tray' | 'pouch' | 'box'
export type Pack = { under: string; over: string /** Where the goods lie. */; room: Room }
export type Room = { x: number; y: number; width: number; height: number }

/** The shop's leaf and the net weight, the same in every language. */
function label(net: string, x: number, y: number, width: number): string {
  const height = width * 0.56
  return `<g><rect x="${x + 3}" y="${y + 5}" width="${width}" height="${height}" rx="12" fill="#26331f" fill-opacity=".14"/>
    <rect x="${x}" y="${y}" width="${width}" height="${height}" rx="12" fill="#fff"/>
    <path d="M${x} ${y + 12}a12 12 0 0 1 12-12h${width - 24}a12 12 0 0 1 12 12v${height * 0.26}h${-width}Z" fill="#0b8142"/>
    <path d="M${x + width / 2 - 20} ${y + height * 0.3}c-4-26 12-36 40-34c2 26-12 38-34 32c8-10 14-16 22-22c-12 4-20 12-28 24Z" fill="#dff3d3"/>
    ${lettering(net, { x: x + width * 0.1, y: y + height * 0.47, height: height * 0.36, most: width * 0.8, colour: '#1d2b20' })}</g>`
}

const FILM = `<defs>${fade('film', { 0: '#ffffff00', 0.2: '#ffffff8c', 0.27: '#ffffff2a', 0.36: '#ffffff00', 0.62: '#ffffff00', 0.7: '#ffffff59', 0.74: '#ffffff00', 1: '#ffffff00' }, 62)}</defs>`

/** A flat tray under clear film. */
const tray = (net: string): Pack => ({
  room: { x: 400, y: 400, width: 520, height: 350 },
  under: `<defs>${soft('wide', 20)}${fade('rim', { 0: '#454b47', 1: '#262b28' })}${glow('deep', { 0: '#3b403d', 0.75: '#2c312e', 1: '#1f2321' })}</defs>
    <rect x="84" y="172" width="646" height="486" rx="56" fill="#1d251f" fill-opacity=".36" filter="url(#wide)"/>
    <rect x="70" y="150" width="660" height="486" rx="52" fill="url(#rim)"/>
    <rect x="76" y="154" width="648" height="472" rx="48" fill="none" stroke="#7b827d" stroke-opacity=".7" stroke-width="3"/>
    <rect x="112" y="190" width="576" height="406" rx="36" fill="url(#deep)"/>`,
  over: `${FILM}<rect x="72" y="152" width="656" height="482" rx="50" fill="url(#film)"/>
    <rect x="74" y="154" width="652" height="478" rx="49" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="3"/>
    ${label(net, 500, 478, 200)}`,
})

/** A clear bag for the freezer, sealed above and below. */
const pouch = (net: string): Pack => ({
  room: { x: 400, y: 508, width: 410, height: 340 },
  under: `<defs>${soft('wide', 20)}${fade('bag', { 0: '#dff0f4', 0.5: '#eef7f8', 1: '#cfe4ea' }, 90)}</defs>
    <path d="M168 110Q400 96 640 112Q668 420 646 728Q400 748 170 730Q146 420 168 110Z" fill="#1d2f33" fill-opacity=".3" filter="url(#wide)" transform="translate(12 16)"/>
    <path d="M160 100Q400 88 640 100Q664 410 642 716Q400 734 158 716Q136 410 160 100Z" fill="url(#bag)"/>`,
  over: `${FILM}<defs>${fade('head', { 0: '#0f9150', 1: '#0a7038' })}</defs>
    <path d="M160 100Q400 88 640 100L650 300Q400 340 150 300Z" fill="url(#head)"/>
    <path d="M150 300Q400 340 650 300" fill="none" stroke="#bfe3b4" stroke-width="6"/>
    <path d="M160 100Q400 88 640 100L641 130Q400 118 159 130Z" fill="#fff" fill-opacity=".3"/>
    <path d="M158 716Q400 734 642 716L644 690Q400 706 156 690Z" fill="#fff" fill-opacity=".55"/>
    <path d="M160 100Q400 88 640 100Q664 410 642 716Q400 734 158 716Q136 410 160 100Z" fill="url(#film)"/>
    ${label(net, 290, 150, 220)}`,
})

/** A carton with its lid off, lined with paper. */
const box = (net: string): Pack => ({
  room: { x: 400, y: 362, width: 540, height: 400 },
  under: `<defs>${soft('wide', 22)}${fade('lid', { 0: '#e7d3b1', 1: '#cfb488' })}${glow('lining', { 0: '#fdfbf5', 0.8: '#f1ecdf', 1: '#ddd3bd' })}</defs>
    <rect x="76" y="120" width="672" height="608" rx="18" fill="#3a2c14" fill-opacity=".34" filter="url(#wide)"/>
    <rect x="64" y="96" width="672" height="608" rx="14" fill="url(#lid)"/>
    <rect x="92" y="122" width="616" height="480" rx="8" fill="#a98d5e"/>
    <rect x="98" y="130" width="604" height="472" rx="8" fill="url(#lining)"/>`,
  over: `<defs>${fade('front', { 0: '#ecdab9', 1: '#d3b98d' })}</defs>
    <rect x="64" y="590" width="672" height="114" rx="12" fill="url(#front)"/><rect x="64" y="590" width="672" height="5" fill="#fff" fill-opacity=".5"/>
    ${label(net, 310, 566, 180)}`,
})

export const PACKS: Readonly<Record<PackKind, (net: string) => Pack>> = { tray, pouch, box }
