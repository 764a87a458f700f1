import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { COLD } from './figures/cold.ts'
import { RUNNING } from './figures/running.ts'
import { SAFETY } from './figures/safety.ts'
import { SPEED } from './figures/speed.ts'
import { writeFigures } from './figures/write-figures.ts'
import { readResults } from './lib/keep-result.ts'

/** Fails when `docs/figures.md` and its pictures are not made of the results that are kept; `--write` makes them. */
const ROOT = path.resolve(import.meta.dirname, '..')
const DOCS = path.join(ROOT, 'docs')
const SECTIONS = [SPEED, COLD, SAFETY, RUNNING]

const files = writeFigures(SECTIONS, readResults())
const old = (existsSync(path.join(DOCS, 'figures')) ? readdirSync(path.join(DOCS, 'figures')) : [])
  .map((file) => `figures/${file}`)
  .filter((file) => !files.has(file))
if (process.argv.includes('--write')) {
  mkdirSync(path.join(DOCS, 'figures'), { recursive: true })
  for (const file of old) rmSync(path.join(DOCS, file))
  for (const [file, text] of files) writeFileSync(path.join(DOCS, file), text)
}

const read = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '')
const figures = SECTIONS.flatMap((section) => section.figures)
const faults = [
  ...[...files.keys()].filter((file) => files.get(file) !== read(path.join(DOCS, file))),
  ...old.filter((file) => existsSync(path.join(DOCS, file))),
].map((file) => `docs/${file} does not show the results that are kept: run \`npm run figures\``)
for (const figure of figures) {
  const named = 'proof' in figure ? figure.proof : figure.benches.map((bench) => `bench/${bench}.ts`)
  for (const file of named)
    if (!existsSync(path.join(ROOT, file))) faults.push(`${figure.what}: there is no ${file}`)
}
for (const fault of faults) console.error(fault)
process.exitCode = faults.length > 0 ? 1 : 0
