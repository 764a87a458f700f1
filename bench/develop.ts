import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { closeReport, noteSeconds } from './lib/report.ts'

/** While developing: from nothing to a page that is alive, a component changed in it, and the server begun anew. */
const root = path.resolve(import.meta.dirname, '..')
const journey = ['node_modules/@playwright/test/cli.js', 'test', 'e2e/develop.spec.ts']
const begun = performance.now()
execFileSync(process.execPath, journey, {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, DEVELOP: '1' },
})
const seconds = (performance.now() - begun) / 1000
noteSeconds('a page while developing: alive, changed, found again', seconds, 180)
closeReport()
