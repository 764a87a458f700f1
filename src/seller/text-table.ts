import { textWidth } from '#platform/text-width.ts'

const pad = (text: string, width: number, right: boolean) => {
  const blanks = ' '.repeat(Math.max(0, width - textWidth(text)))
  return right ? blanks + text : text + blanks
}

export type Cell = string | number

/** Columns under one another, numbers to the right. */
export function drawTable(head: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const lines = [head, ...rows]
  const widths = head.map((_, at) => Math.max(...lines.map((line) => textWidth(String(line[at] ?? '')))))
  const numeric = head.map((_, at) => rows.length > 0 && rows.every((row) => typeof row[at] === 'number'))
  return lines
    .map((line) =>
      head
        .map((_, at) => pad(String(line[at] ?? ''), widths[at]!, numeric[at]!))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
