import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '../..')

const TESTS = /\.test\.tsx?$|\/test-scenes\.ts$|\/testing\//

/** Every file that runs, with its lines; tests set their own scene. */
export async function listSources(): Promise<{ file: string; lines: string[] }[]> {
  const found = await readdir(path.join(root, 'src'), { recursive: true })
  const sources = found.filter((file) => /\.tsx?$/.test(file)).map((file) => path.posix.join('src', file))
  const files = [...sources.filter((file) => !TESTS.test(file)), 'vite.config.ts', 'react-router.config.ts']
  return Promise.all(
    files.map(async (file) => ({
      file,
      lines: (await readFile(path.join(root, file), 'utf8')).split('\n'),
    })),
  )
}

/** Says every fault there is, and fails when there is one. */
export function report(faults: readonly string[]): void {
  for (const fault of faults) console.error(fault)
  if (faults.length > 0) process.exitCode = 1
}
