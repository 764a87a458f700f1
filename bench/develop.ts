import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { closeReport, noteSeconds } from './lib/report.ts'

/** While developing: from nothing to a page that is alive, a component changed in it, and the server begun anew. */
const root = path.resolve(import.meta.dirname, '..')
const begun = performance.now()
const { status } = spawnSync(
  process.execPath,
  ['node_modules/@playwright/test/cli.js', 'test', 'e2e/develop.spec.ts'],
  { cwd: root, stdio: 'inherit', env: { ...process.env, DEVELOP: '1' } },
)
const seconds = (performance.now() - begun) / 1000
noteSeconds('a page while developing: alive, changed, found again', status === 0 ? seconds : Infinity, 180)
closeReport()
