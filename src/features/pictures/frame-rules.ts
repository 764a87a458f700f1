/** What of a picture must stay in sight, from 0 at the left and top to 1 at the right and bottom. */
export type Focus = { x: number; y: number }
type Size = { width: number; height: number }

export const MIDDLE: Focus = { x: 0.5, y: 0.5 }

/** Hundredths are as fine as an eye can tell, and as names of pictures have room for. */
const hundredths = (share: number) => Math.min(99, Math.max(0, Math.round(share * 100)))

export const roundFocus = ({ x, y }: Focus): Focus => ({ x: hundredths(x) / 100, y: hundredths(y) / 100 })

/** What the focus adds to a picture's name: nothing for the middle. */
export function focusSuffix({ x, y }: Focus): string {
  const digits = [x, y].map((share) => String(hundredths(share)).padStart(2, '0')).join('')
  return digits === '5050' ? '' : `-${digits}`
}

/**
 * The largest part of a picture that has the shape (width to height), with the focus as near to its middle as the
 * edges allow. In whole pixels, and never empty.
 */
export function frameOf({ width, height }: Size, shape: number, { x, y }: Focus) {
  const frame = {
    width: Math.max(1, Math.min(width, Math.round(height * shape))),
    height: Math.max(1, Math.min(height, Math.round(width / shape))),
  }
  const begin = (whole: number, part: number, share: number) =>
    Math.round(Math.min(whole - part, Math.max(0, whole * share - part / 2)))
  return { ...frame, left: begin(width, frame.width, x), top: begin(height, frame.height, y) }
}
