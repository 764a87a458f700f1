import { cp, mkdir, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { ROOT } from './open-bench-database.ts'

const PARTS = ['src', 'messages', 'seeds', 'public', 'migrations', 'build/pages', 'build/desk', 'build/words']
const FILES = ['package.json', 'package-lock.json', 'tsconfig.json', 'react-router.config.ts']
const BUILDERS = ['vite.config.ts', 'vite.desk.config.ts']

/** What a release may bring while the one before it runs: a column with a default, an index, a table. */
const widening = (since: string) => `-- since ${since}
alter table shop_order add column next_release text not null default '';
create index next_release_order on shop_order (next_release) where next_release <> '';
create table next_release (id bigint generated always as identity primary key);
`

/** This program once more, in a folder of its own, with one change of the tables this one does not know. */
export async function copyNextRelease() {
  const folder = path.join(ROOT, 'build/test/next-release')
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  // With their times, or the pages would be taken for older than their sources and built again.
  for (const part of [...PARTS, ...FILES, ...BUILDERS])
    await cp(path.join(ROOT, part), path.join(folder, part), { recursive: true, preserveTimestamps: true })
  await symlink(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'))
  const known = (await readdir(path.join(folder, 'migrations'))).filter((name) => /^\d{4}-/.test(name)).sort()
  await writeFile(
    path.join(folder, 'migrations/9999-next-release.sql'),
    widening(known.at(-1)?.slice(0, 4) ?? ''),
  )
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) }
}
