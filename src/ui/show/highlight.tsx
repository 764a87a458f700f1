import { findHits, joinRanges, type TextRange } from './find-hits.ts'

export type HighlightProps = {
  text: string
  /** Words to mark wherever they occur … */
  terms?: readonly string[]
  /** … or the places themselves, as the search found them. */
  ranges?: readonly TextRange[]
}

export function Highlight({ text, terms = [], ranges }: HighlightProps) {
  const hits = ranges ? joinRanges(ranges) : findHits(text, terms)
  return (
    <>
      {hits.map(([start, end], index) => (
        <span key={start}>
          {text.slice(hits[index - 1]?.[1] ?? 0, start)}
          <mark className="bg-transparent font-semibold text-warm-700">{text.slice(start, end)}</mark>
        </span>
      ))}
      {text.slice(hits.at(-1)?.[1] ?? 0)}
    </>
  )
}
