import type { CSSProperties } from 'react'
import { darkShadesOf, readColour, shadesOf } from '#features/site/accent.ts'

/** The shop's own colour in all its shades; without one, the design's stay. */
export function accentStyle(accent: string): CSSProperties | undefined {
  const colour = readColour(accent)
  return colour ? ({ ...shadesOf(colour), ...darkShadesOf(colour) } as CSSProperties) : undefined
}
