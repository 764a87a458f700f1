import SAMPLES from './samples.json' with { type: 'json' }

/** A drawn fruit, so that the page needs no file. */
export function fruit(skin: string, ground: string, wide = false): string {
  const [w, x] = wide ? [1200, 900] : [480, 240]
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} 480"><rect width="${w}" height="480" fill="${ground}"/><ellipse cx="${x}" cy="388" rx="120" ry="18" fill="rgba(0,0,0,.08)"/><circle cx="${x}" cy="260" r="126" fill="${skin}"/><circle cx="${x - 46}" cy="212" r="30" fill="rgba(255,255,255,.35)"/><path d="M${x} 140c4-40 40-62 78-56-6 36-36 58-78 56z" fill="#3fa564"/></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

export const PICTURES = [
  fruit('#f0563d', '#fdebe4'),
  fruit('#ffb52e', '#fff4d9'),
  fruit('#7dbb42', '#eaf5dd'),
  fruit('#8b5bb5', '#f1e8f7'),
  fruit('#f7879a', '#fdeaee'),
]

export const MORE_PICTURES = [
  fruit('#d8392b', '#e6f2ea'),
  fruit('#f39a1e', '#f3ece2'),
  fruit('#4f9a3a', '#fdf3d8'),
]

export { SAMPLES }

export type Samples = (typeof SAMPLES)['en_US']
