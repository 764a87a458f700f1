import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { buildPages, isBuildStale } from '#app/build-pages.ts'
import { check } from './check.ts'
import { ensureBrowser, ensureFirefox } from './find-browser.ts'

/**
 * The whole proof: fast checks, rules over HTTP on a real PostgreSQL, journeys in a real browser. What is said behind
 * `npm test --` is said to the runner of the rules, such as `--sequence.shuffle.tests --sequence.seed=7`.
 */
const root = path.resolve(import.meta.dirname, '../..')
const results = path.join(root, 'build/test')

function node(script: string, ...args: string[]): boolean {
  const { status } = spawnSync(process.execPath, [script, ...args], { cwd: root, stdio: 'inherit' })
  return status === 0
}

function readCounts() {
  const rules = JSON.parse(readFileSync(path.join(results, 'rules.json'), 'utf8')) as {
    numPassedTests: number
    numFailedTests: number
  }
  const { stats } = JSON.parse(readFileSync(path.join(results, 'journeys.json'), 'utf8')) as {
    stats: { expected: number; unexpected: number; flaky: number }
  }
  return {
    passed: rules.numPassedTests + stats.expected,
    failed: rules.numFailedTests + stats.unexpected + stats.flaky,
  }
}

const started = performance.now()
rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })
const held = await check()
const reports = ['--reporter=default', '--reporter=json', '--outputFile.json=build/test/rules.json']
const ruled = node('node_modules/vitest/vitest.mjs', 'run', ...reports, ...process.argv.slice(2))
if (await isBuildStale(root)) await buildPages(root)
ensureBrowser()
ensureFirefox()
const travelled = node('node_modules/@playwright/test/cli.js', 'test')
const { passed, failed } = readCounts()
console.log(
  `\n${held ? 'all checks hold' : 'SOME CHECKS FAIL'}; ${((performance.now() - started) / 1000).toFixed(0)} s`,
)
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = held && ruled && travelled ? 0 : 1
