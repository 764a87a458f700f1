import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { readSourceMap } from '#platform/source-map.ts'

/** What a stack says of a place: the file, its line, its column. */
const PLACE = /(file:\/\/[^)\s]+\.js):(\d+):(\d+)/

/**
 * Stacks of the bundled program name the sources. Its maps are read when the first is asked for, which most processes never
 * do: Node's own `--enable-source-maps` reads them all at the start.
 */
export function nameSources(bundle: string): void {
  const folder = new URL('.', bundle).href
  const maps = new Map<string, ReturnType<typeof readMap>>()
  const nameSource = (place: string, file: string, line: string, column: string) => {
    if (!file.startsWith(folder)) return place
    if (!maps.has(file)) maps.set(file, readMap(file))
    const origin = maps.get(file)?.(Number(line), Number(column))
    return origin ? `${new URL(origin.source, file).href}:${origin.line}:${origin.column}` : place
  }
  Error.prepareStackTrace = (error, frames) =>
    [`${error}`, ...frames.map((frame) => `    at ${`${frame}`.replace(PLACE, nameSource)}`)].join('\n')
}

function readMap(file: string) {
  try {
    return readSourceMap(JSON.parse(readFileSync(`${fileURLToPath(file)}.map`, 'utf8')))
  } catch {
    return undefined
  }
}
