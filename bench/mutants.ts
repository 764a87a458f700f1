import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { ROOT } from './lib/open-bench-database.ts'
import { closeReport, note } from './lib/report.ts'
import { MUTANTS } from './mutants/index.ts'
import type { Mutant } from './mutants/mutant.ts'

/**
 * Breaks the product in one line at a time, in a copy of the last commit, and runs the tests nearest to it: do they notice?
 * `node bench/mutants.ts coupon` tries those whose name or file has the word; `--list` only looks whether each still fits.
 */
const AT_LEAST = 0.95
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
  let noticed = 0
  let real = 0
  try {
    for (const mutant of fitting) {
      const seen = await isNoticed(copy, mutant)
      if (seen || !mutant.equivalent) real += 1
      if (seen) noticed += 1
      const verdict = seen ? 'noticed ' : mutant.equivalent ? 'nobody could' : 'SURVIVES'
      console.log(
        `${verdict}  ${mutant.name} (${mutant.file})${mutant.equivalent && !seen ? `: ${mutant.equivalent}` : ''}`,
      )
    }
  } finally {
    git('worktree', 'remove', '--force', copy)
    rmSync(copy, { recursive: true, force: true })
  }
  const share = noticed / Math.max(1, real)
  note(
    'breakages that are noticed',
    `${noticed} of ${real}`,
    `at least ${AT_LEAST * 100} %`,
    share >= AT_LEAST,
  )
}

/** The tests fail with it. That they hold without it is what `npm test` is for. */
async function isNoticed(copy: string, { file, from, to, tests }: Mutant): Promise<boolean> {
  const place = path.join(copy, file)
  const whole = readFileSync(place, 'utf8')
  writeFileSync(
    place,
    whole.replace(from, () => to),
  )
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--bail=1', '--reporter=dot', ...tests]
  const child = spawn(process.execPath, args, { cwd: copy, stdio: 'ignore' })
  const code = await new Promise((resolve) => child.once('exit', resolve))
  writeFileSync(place, whole)
  return code !== 0
}
