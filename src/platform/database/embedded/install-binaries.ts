import { constants, statSync } from 'node:fs'
import { chmod, copyFile, mkdir, mkdtemp, rename, rm, symlink } from 'node:fs/promises'
import path from 'node:path'
import type { ShippedBinaries } from './find-binaries.ts'

/**
 * Copies the server to `folder` unless a whole copy is there already. A copy, because the packages may be
 * read-only, unreachable for the account that runs PostgreSQL, or replaced by npm while the server runs.
 */
export async function installBinaries(shipped: ShippedBinaries, folder: string): Promise<void> {
  if (isWhole(shipped, folder)) return
  await mkdir(path.dirname(folder), { recursive: true })
  const unfinished = await mkdtemp(`${folder}.`)
  await copyTree(shipped, unfinished)
  // Another program on this machine may have made the same copy meanwhile, and be running from it.
  if (!isWhole(shipped, folder)) {
    await rename(folder, `${unfinished}.broken`).catch(() => {})
    await rename(unfinished, folder).catch(async (error) => {
      if (!isWhole(shipped, folder)) throw error
    })
  }
  await rm(unfinished, { recursive: true, force: true })
  await rm(`${unfinished}.broken`, { recursive: true, force: true })
}

async function copyTree(shipped: ShippedBinaries, folder: string): Promise<void> {
  const subfolders = new Set(['.', ...shipped.files.map((file) => path.dirname(file.name))])
  for (const name of [...subfolders].sort()) {
    await mkdir(path.join(folder, name), { recursive: true })
  }
  // mkdir obeys the umask; the account that runs PostgreSQL must get in whatever it is.
  await Promise.all([...withParents(subfolders)].map((name) => chmod(path.join(folder, name), 0o755)))
  await Promise.all(
    shipped.files.map(async ({ name }) => {
      const target = path.join(folder, name)
      await copyFile(path.join(shipped.folder, name), target, constants.COPYFILE_FICLONE)
      await chmod(target, name.startsWith('bin') ? 0o755 : 0o644)
    }),
  )
  await Promise.all(shipped.links.map(({ name, to }) => symlink(to, path.join(folder, name))))
}

function withParents(names: Set<string>): Set<string> {
  const all = new Set(names)
  for (const name of names) {
    for (let parent = path.dirname(name); parent !== '.'; parent = path.dirname(parent)) all.add(parent)
  }
  return all
}

/** Sizes are compared because a power cut soon after the copy can leave empty files behind. */
function isWhole(shipped: ShippedBinaries, folder: string): boolean {
  const sizeOf = (name: string) => statSync(path.join(folder, name), { throwIfNoEntry: false })?.size
  return (
    shipped.files.every(({ name, size }) => sizeOf(name) === size) &&
    shipped.links.every(({ name }) => sizeOf(name) !== undefined)
  )
}
