export type Origin = { source: string; line: number; column: number }

export type SourceMapFile = { mappings: string; sources: string[] }

const DIGITS = new Map(
  [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'].map((it, at) => [
    it.charCodeAt(0),
    at,
  ]),
)
const VALUES = Uint8Array.from({ length: 128 }, (_, code) => DIGITS.get(code) ?? 0)
const SEMICOLON = 59
const COMMA = 44

/** Source, line and column a segment is told from: each says only how far it is from the one before. */
type Told = [source: number, line: number, column: number]

/**
 * Reads a source map (https://tc39.es/ecma426/) for few questions. Node's `SourceMap` makes an object of each of half a million
 * segments, which holds everything up for a second; here only where each line begins is kept.
 */
export function readSourceMap({
  mappings,
  sources,
}: SourceMapFile): (line: number, column: number) => Origin | undefined {
  const lines: { at: number; told: Told }[] = []
  const told: Told = [0, 0, 0]
  for (let at = 0; at <= mappings.length; ) {
    lines.push({ at, told: [...told] })
    at = readLine(mappings, at, told, () => {})
  }
  return (line, column) => {
    const begin = lines[line - 1]
    if (!begin) return undefined
    let found: Told | undefined
    readLine(mappings, begin.at, [...begin.told], (generated, origin) => {
      // Before the first segment of its line a place belongs to that.
      if (!found || generated < column) found = [...origin]
    })
    const source = found && sources[found[0]]
    return found && source !== undefined ? { source, line: found[1] + 1, column: found[2] + 1 } : undefined
  }
}

/** Answers where the next line begins. */
function readLine(
  mappings: string,
  begin: number,
  told: Told,
  see: (generated: number, told: Told) => void,
): number {
  let at = begin
  let generated = 0
  let field = 0
  let value = 0
  let shift = 0
  for (; at < mappings.length; at += 1) {
    const code = mappings.charCodeAt(at)
    if (code === SEMICOLON || code === COMMA) {
      if (field > 3) see(generated, told)
      field = 0
      if (code === SEMICOLON) return at + 1
      continue
    }
    const digit = VALUES[code] as number
    value |= (digit & 31) << shift
    shift += 5
    if (digit & 32) continue
    const step = value & 1 ? -(value >> 1) : value >> 1
    if (field === 0) generated += step
    else if (field < 4) told[field - 1] = (told[field - 1] as number) + step
    field += 1
    value = 0
    shift = 0
  }
  if (field > 3) see(generated, told)
  return at + 1
}
