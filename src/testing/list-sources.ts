import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '../..')

const TESTS = /\.test\.tsx?$|\/test-scenes\.ts$|\/testing\//

type Source = { file: string; lines: string[] }

/** Every file that runs, with its lines; tests set their own scene. */
export async function listSources(): Promise<Source[]> {
  const sources = await listFolder('src')
  return readLines([
    ...sources.filter((file) => !TESTS.test(file)),
    'vite.config.ts',
    'react-router.config.ts',
  ])
}

/** Tests, journeys, benches and seeds too. */
export async function listEverySource(): Promise<Source[]> {
  const folders = await Promise.all(['src', 'e2e', 'bench', 'seeds'].map(listFolder))
  return readLines(folders.flat())
}

async function listFolder(folder: string): Promise<string[]> {
  const found = await readdir(path.join(root, folder), { recursive: true })
  return found.filter((file) => /\.tsx?$/.test(file)).map((file) => path.posix.join(folder, file))
}

const readLines = (files: readonly string[]): Promise<Source[]> =>
  Promise.all(
    files.map(async (file) => ({
      file,
      lines: (await readFile(path.join(root, file), 'utf8')).split('\n'),
    })),
  )

/** Says every fault there is, and fails when there is one. */
export function report(faults: readonly string[]): void {
  for (const fault of faults) console.error(fault)
  if (faults.length > 0) process.exitCode = 1
}
