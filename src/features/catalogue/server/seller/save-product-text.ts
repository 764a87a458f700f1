import { sanitise } from '#platform/rich-text/sanitise.ts'

/** Products often share a text, and cleaning it is the slowest step of saving them: the last ones are remembered. */
const MAX_CHARACTERS = 4 << 20
const known = new Map<string, string>()
let characters = 0

export function cleanText(html: string): string {
  const found = known.get(html)
  if (found !== undefined) return found
  const clean = sanitise(html)
  characters += html.length + clean.length
  if (characters > MAX_CHARACTERS) {
    known.clear()
    characters = html.length + clean.length
  }
  known.set(html, clean)
  return clean
}
