import type { Row } from '../lib/keep-result.ts'

const [WIDTH, NAMES, LINE, TOP] = [880, 500, 22, 34]
const MOST = 4

const encode = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** The target is at the same place for all; what is four times as good or better fills the line. */
const at = (margin: number) => NAMES + ((WIDTH - NAMES - 60) * Math.min(margin, MOST)) / MOST

/** Bars of every figure that has a margin, as a picture that is readable on light and on dark. */
export function drawMargins(title: string, rows: readonly Row[]): string | undefined {
  const drawn = rows.flatMap(({ what, holds, margin }) =>
    margin === undefined ? [] : [{ what, holds, margin }],
  )
  if (drawn.length === 0) return undefined
  const height = TOP + drawn.length * LINE + 10
  const bars = drawn.flatMap(({ what, holds, margin }, n) => {
    const y = TOP + n * LINE
    return [
      `<text x="${NAMES - 8}" y="${y + 12}" text-anchor="end">${encode(what)}</text>`,
      `<rect x="${NAMES}" y="${y + 2}" width="${Math.max(1, Math.round(at(margin) - NAMES))}" height="13" rx="2" class="${holds ? 'holds' : 'fails'}"/>`,
      `<text x="${Math.round(at(margin)) + 6}" y="${y + 12}">${margin}×</text>`,
    ]
  })
  const target = Math.round(at(1))
  return `${[
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" role="img">`,
    `<title>${encode(title)}: how far beyond its target each figure is</title>`,
    '<style>text{font:11px system-ui,sans-serif;fill:#3d4b45}.holds{fill:#2f8f5b}.fails{fill:#c8452f}line{stroke:#7a8a83;stroke-dasharray:3 3}@media(prefers-color-scheme:dark){text{fill:#c9d4ce}.holds{fill:#4fb37c}.fails{fill:#ee7a63}}</style>',
    `<text x="${target}" y="14" text-anchor="middle">target</text>`,
    `<line x1="${target}" y1="20" x2="${target}" y2="${height - 6}"/>`,
    ...bars,
    '</svg>',
  ].join('\n')}\n`
}
