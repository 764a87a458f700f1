import { execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { ROOT } from './lib/open-bench-database.ts'
import { closeReport, note } from './lib/report.ts'
import { MUTANTS } from './mutants/index.ts'
import type { Mutant } from './mutants/mutant.ts'

/**
 * Breaks the product in one line at a time, in a copy of the last commit, and runs the tests nearest to it: do they notice?
 * `node bench/mutants.ts coupon` tries those whose name or file has the word; `--list` only looks whether each still fits;
 * `--go-on` does not ask again what a run before it has seen noticed, so that a long run may be stopped.
 */
const AT_LEAST = 0.95
const SEEN = path.join(ROOT, 'build/mutants.json')
const asked = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const chosen = MUTANTS.filter(({ name, file }) => asked.every((word) => `${name} ${file}`.includes(word)))
const fitting = chosen.filter(({ name, file, from }) => {
  const found = readFileSync(path.join(ROOT, file), 'utf8').split(from).length - 1
  if (found !== 1) console.log(`stale  ${name}: ${file} has it ${found} times`)
  return found === 1
})
note(
  'breakages that still fit the code',
  `${fitting.length} of ${chosen.length}`,
  'all',
  fitting.length === chosen.length,
)
if (!process.argv.includes('--list')) await tryAll()
closeReport()

async function tryAll(): Promise<void> {
  const copy = mkdtempSync(path.join(os.tmpdir(), 'xianji-mutants-'))
  const git = (...args: string[]) => execFileSync('git', args, { cwd: ROOT, stdio: 'ignore' })
  git('worktree', 'add', '--detach', copy, 'HEAD')
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(copy, 'node_modules'))
  execFileSync(process.execPath, ['src/platform/i18n/compile-words-now.ts'], { cwd: copy })
  const real = fitting.filter(({ equivalent }) => equivalent === undefined)
  const seen = readSeen()
  const before = real.filter(({ name }) => seen.has(name)).length
  mkdirSync(path.dirname(SEEN), { recursive: true })
  try {
    for (const mutant of real.filter(({ name }) => !seen.has(name))) {
      const witness = await findWitness(copy, mutant)
      if (witness) writeFileSync(SEEN, JSON.stringify([...seen.set(mutant.name, witness)], null, 1))
      const said = witness ? `noticed   ${mutant.name}: “${witness}”` : `SURVIVES  ${mutant.name}`
      console.log(`${said} (${mutant.file})`)
    }
  } finally {
    git('worktree', 'remove', '--force', copy)
    rmSync(copy, { recursive: true, force: true })
  }
  for (const { name, equivalent } of fitting)
    if (equivalent) console.log(`nobody could notice  ${name}: ${equivalent}`)
  const noticed = real.filter(({ name }) => seen.has(name)).length
  const share = noticed / Math.max(1, real.length)
  note(
    'breakages that are noticed',
    `${noticed} of ${real.length}${before ? `, ${before} of them by runs before this one` : ''}`,
    `at least ${AT_LEAST * 100} %`,
    share >= AT_LEAST,
  )
}

/** Which test noticed what, by the breakage's name. */
function readSeen(): Map<string, string> {
  const goesOn = process.argv.includes('--go-on') && existsSync(SEEN)
  return new Map(goesOn ? (JSON.parse(readFileSync(SEEN, 'utf8')) as [string, string][]) : [])
}

type Results = { testResults: { assertionResults: { status: string; fullName: string }[] }[] }

/** The test that fails with it. A run that ends without one proves nothing. */
async function findWitness(copy: string, { file, from, to, tests }: Mutant): Promise<string | undefined> {
  const [place, results] = [path.join(copy, file), path.join(copy, 'build/results.json')]
  const whole = readFileSync(place, 'utf8')
  const broken = whole.replace(from, () => to)
  writeFileSync(place, broken)
  rmSync(results, { force: true })
  const reports = ['--reporter=json', `--outputFile.json=${results}`]
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--bail=1', ...reports, ...tests]
  const child = spawn(process.execPath, args, { cwd: copy, stdio: 'ignore' })
  await new Promise((resolve) => child.once('exit', resolve))
  writeFileSync(place, whole)
  const { testResults } = JSON.parse(readFileSync(results, 'utf8')) as Results
  const all = testResults.flatMap(({ assertionResults }) => assertionResults)
  return all.find(({ status }) => status === 'failed')?.fullName.trim()
}
