import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { readSourceMap } from '#platform/source-map.ts'

/** What a stack says of a place: the file, its line, its column. */
const PLACE = /(file:\/\/[^)\s]+\.js):(\d+):(\d+)/

/**
 * Stacks of the bundled program and of the built pages name the sources. A source map is read when a stack first needs it,
 * which most processes never do: Node's own `--enable-source-maps` reads all of them at the start.
 */
export function nameSources(root: string): void {
  const built = pathToFileURL(path.join(root, 'build')).href
  const maps = new Map<string, ReturnType<typeof readMap>>()
  const nameSource = (place: string, file: string, line: string, column: string) => {
    if (!file.startsWith(`${built}/`)) return place
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
