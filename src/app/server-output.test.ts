import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { buildPages, buildStale, isBuildStale } from './build-pages.ts'

const root = path.resolve(import.meta.dirname, '../..')

test('what the server runs is kept in a byte a letter', async () => {
  if (await isBuildStale(root)) await buildPages(root)
  else await buildStale(root)
  const files = globSync('build/{server,pages/server}/**/*.js', { cwd: root })
  expect(files.length).toBeGreaterThan(20)
  const wide = files.flatMap((file) => {
    const [, around] = /(.{0,40}[^\0-\x7f].{0,20})/u.exec(readFileSync(path.join(root, file), 'utf8')) ?? []
    return around ? [{ file, around }] : []
  })
  expect(wide).toEqual([])
}, 240_000)
