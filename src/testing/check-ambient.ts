import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

/** Fails where the environment or the clock is read outside the one file that may. Tests set their own scene. */
const root = path.resolve(import.meta.dirname, '../..')

const RULES = [
  {
    pattern: /\bprocess\.env\b/,
    // The mode must be set before anything is imported, config.ts included.
    allowed: ['src/platform/config.ts', 'src/app/choose-mode.ts'],
    instead: 'let src/platform/config.ts read the environment, and take the setting as an argument',
  },
  {
    pattern: /\bDate\.now\b|\bnew Date\(\)/,
    allowed: ['src/platform/time.ts'],
    instead:
      'take `now`, or readClock of src/platform/time.ts; performance.now measures how long something takes',
  },
]

const TESTS = /\.test\.tsx?$|\/testing\//

async function listSources(): Promise<string[]> {
  const files = await readdir(path.join(root, 'src'), { recursive: true })
  const sources = files.filter((file) => /\.tsx?$/.test(file)).map((file) => path.posix.join('src', file))
  return [...sources.filter((file) => !TESTS.test(file)), 'vite.config.ts', 'react-router.config.ts']
}

async function findFaults(file: string): Promise<string[]> {
  const lines = (await readFile(path.join(root, file), 'utf8')).split('\n')
  return RULES.filter(({ allowed }) => !allowed.includes(file)).flatMap(({ pattern, instead }) =>
    lines.flatMap((line, at) => (pattern.test(line) ? [`${file}:${at + 1}: ${instead}`] : [])),
  )
}

const faults = (await Promise.all((await listSources()).map(findFaults))).flat()
for (const fault of faults) console.error(fault)
if (faults.length > 0) process.exitCode = 1
