import type { PictureTint } from '../../../seeds/seed-types.ts'

/** One family of colours per tint: the wall's light, the wall, what stands out from it, the floor, shadows. */
export type Tint = { light: string; wall: string; accent: string; floor: string; shadow: Rgb }
export type Rgb = readonly [number, number, number]

export const TINTS: Readonly<Record<PictureTint, Tint>> = {
  rose: { light: '#fff3f1', wall: '#fbdcd8', accent: '#f6c2bd', floor: '#f9d3ce', shadow: [122, 44, 44] },
  peach: { light: '#fff6ec', wall: '#fde0c6', accent: '#f9cba2', floor: '#fbd7b6', shadow: [126, 66, 24] },
  butter: { light: '#fffbe9', wall: '#fcefc0', accent: '#f7e096', floor: '#faeab0', shadow: [116, 88, 18] },
  lime: { light: '#f9fceb', wall: '#e6f1c4', accent: '#d2e59c', floor: '#deecb4', shadow: [70, 92, 22] },
  mint: { light: '#f1fbf5', wall: '#cfecda', accent: '#aedfc1', floor: '#c1e6d0', shadow: [24, 84, 58] },
  sky: { light: '#f2f9fe', wall: '#d0e7f6', accent: '#b0d6ef', floor: '#c3e0f3', shadow: [28, 68, 96] },
  ice: { light: '#f5fdfe', wall: '#d7eff3', accent: '#b9e2ea', floor: '#cbeaf0', shadow: [32, 82, 94] },
  lilac: { light: '#f9f6fe', wall: '#e3daf6', accent: '#cebff0', floor: '#d9cef3', shadow: [66, 50, 108] },
  sand: { light: '#fdf9f1', wall: '#f2e6d2', accent: '#e5d2b3', floor: '#ecddc4', shadow: [96, 72, 36] },
  linen: { light: '#fcfbf8', wall: '#efebe2', accent: '#e0d9cb', floor: '#e8e2d6', shadow: [82, 74, 58] },
  clay: { light: '#fdf3ec', wall: '#f6d9c7', accent: '#edc0a4', floor: '#f2cdb6', shadow: [108, 52, 24] },
}
