import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { findWrites } from './find-writes.ts'

/**
 * Fails where a table is written or locked by others than its owner: the feature whose `*-tables.ts` declares it, or
 * the platform. Tests and what sows the demo shop set scenes that no act could (a past, a balance), and are left out.
 */
const root = path.resolve(import.meta.dirname, '../..')
const LEFT_OUT = /\.test\.tsx?$|\/test-scenes\.ts$|\/testing\/|^src\/demo\/seed\//

const files = (await readdir(path.join(root, 'src'), { recursive: true }))
  .filter((file) => file.endsWith('.ts'))
  .map((file) => path.posix.join('src', file.replaceAll(path.sep, '/')))
const sources = await Promise.all(
  files.map(async (file) => ({ file, source: await readFile(path.join(root, file), 'utf8') })),
)

/** `catalogue` for what lies in that feature, `platform` or `app` for what lies in no feature. */
const roomOf = (file: string) => /^src\/features\/([^/]+)/.exec(file)?.[1] ?? file.split('/')[1] ?? ''

const owners = new Map<string, string>()
for (const { file, source } of sources.filter(({ file }) => /tables\.ts$/.test(file))) {
  const declared =
    /interface Tables \{\n([\s\S]*?)\n\s*\}/.exec(source.replace(/\/\*[\s\S]*?\*\//g, ''))?.[1] ?? ''
  for (const [, table] of declared.matchAll(/^\s*(\w+):/gm)) if (table) owners.set(table, roomOf(file))
}

const faults = sources
  .filter(({ file }) => !LEFT_OUT.test(file))
  .flatMap(({ file, source }) =>
    findWrites(source).flatMap(({ table, line, how }) => {
      const owner = owners.get(table)
      if (owner === undefined || owner === roomOf(file)) return []
      return `${file}:${line}: "${how}" of ${table}, which ${owner} owns: call a function of ${owner} that does it, or let ${owner} hand out the part of the statement (as catalogue's takeStock)`
    }),
  )
for (const fault of faults) console.error(fault)
if (owners.size === 0) console.error('No table is declared anywhere: *-tables.ts are not where they were')
if (faults.length > 0 || owners.size === 0) process.exitCode = 1
