import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

export type Row = {
  what: string
  figure: string
  target: string
  holds: boolean
  /** How far beyond its target the figure is: 1 is the target itself, 2 twice as good, 0.5 half. */
  margin?: number
}

/** What one program measured, where and of what. `settings` are those that were not left as they are. */
export type Result = {
  bench: string
  date: string
  commit: string
  machine: string
  settings: Record<string, string>
  rows: Row[]
}

const ROOT = path.resolve(import.meta.dirname, '../..')
const FOLDER = path.join(ROOT, 'bench/results')
const SETTING = /^(BENCH_\w+|SEED|BODIES|SEQUENCES)$/

/** Writes a program's result over the one before it: git remembers that. */
export function keepResult(bench: string, rows: readonly Row[]): void {
  const result: Result = {
    bench,
    date: new Date().toISOString().slice(0, 16).replace('T', ' '),
    commit: readCommit(),
    machine: `${os.cpus()[0]?.model ?? ''} × ${os.availableParallelism()}, ${Math.round(os.totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}`,
    settings: Object.fromEntries(
      Object.entries(process.env).flatMap(([name, value]) =>
        SETTING.test(name) ? [[name, value ?? '']] : [],
      ),
    ),
    rows: [...rows],
  }
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(path.join(FOLDER, `${bench}.json`), `${JSON.stringify(result, null, 2)}\n`)
}

/** The commit that was measured; marked where something else than results was changed since. */
function readCommit(): string {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: ROOT }).toString().trim()
  const changed = git(
    'status',
    '--porcelain',
    '--',
    '.',
    ':!bench/results',
    ':!docs/figures',
    ':!docs/figures.md',
  )
  return `${git('rev-parse', '--short=9', 'HEAD')}${changed ? ' and changes' : ''}`
}

/** When a program's result was written, in milliseconds. */
export const keptAt = (bench: string): number =>
  statSync(path.join(FOLDER, `${bench}.json`), { throwIfNoEntry: false })?.mtimeMs ?? 0

/** Every result there is, by the name of its program. */
export function readResults(): Map<string, Result> {
  mkdirSync(FOLDER, { recursive: true })
  const files = readdirSync(FOLDER).filter((file) => file.endsWith('.json'))
  const results = files.map((file) => JSON.parse(readFileSync(path.join(FOLDER, file), 'utf8')) as Result)
  return new Map(results.map((result) => [result.bench, result]))
}
