import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { prepareWords } from '#platform/i18n/compile-words.ts'
import { limitConcurrency } from '#platform/limit-concurrency.ts'

/**
 * Everything that must hold before a commit and takes no journey; `npm run check -- walls words` runs the checks named. As
 * many run at once as there are cores, the slowest first.
 */
const root = path.resolve(import.meta.dirname, '../..')
const bin = (name: string) => path.join(root, 'node_modules/.bin', name)

type Check = [name: string, command: string, ...args: string[]]

const CHECKS: Check[] = [
  // One checker: several work out the same types again, each for itself, and the other checks have the second core.
  ['types', process.execPath, 'node_modules/typescript-7/bin/tsc', '--noEmit', '-p', '.', '--checkers', '1'],
  ['walls', bin('depcruise'), '--config', '.dependency-cruiser.mjs', 'src'],
  ['dead-code', bin('knip')],
  ['style', bin('biome'), 'check', '--error-on-warnings', '.'],
  ['weight', process.execPath, 'src/testing/check-weight.ts'],
  ['tables', process.execPath, 'src/testing/check-tables.ts'],
  ['words', process.execPath, 'src/testing/check-words.ts'],
  ['states', process.execPath, 'src/testing/check-states.ts'],
  ['decisions', process.execPath, 'src/testing/check-decisions.ts'],
  ['names', process.execPath, 'src/testing/check-names.ts'],
  ['owners', process.execPath, 'src/testing/check-owners.ts'],
  ['ambient', process.execPath, 'src/testing/check-ambient.ts'],
  ['paths', process.execPath, 'src/testing/check-paths.ts'],
  ['packages', process.execPath, 'src/testing/check-packages.ts'],
  ['licences', process.execPath, 'src/testing/list-licences.ts', '--quiet'],
  ['conformance', process.execPath, 'src/testing/check-conformance.ts'],
  ['figures', process.execPath, 'bench/figures.ts'],
  ['migrations', process.execPath, 'src/testing/check-migrations.ts'],
]

function run([name, command, ...args]: Check): Promise<boolean> {
  return new Promise((resolve) => {
    const started = performance.now()
    const child = spawn(command, args, { cwd: root, env: { ...process.env, FORCE_COLOR: '0' } })
    let output = ''
    child.stdout.on('data', (chunk) => {
      output += chunk
    })
    child.stderr.on('data', (chunk) => {
      output += chunk
    })
    child.on('close', (code) => {
      const seconds = ((performance.now() - started) / 1000).toFixed(1)
      console.log(`${code === 0 ? 'holds' : 'FAILS'}  ${name} (${seconds} s)`)
      if (code !== 0) console.log(output)
      resolve(code === 0)
    })
  })
}

export async function check(names: readonly string[] = []): Promise<boolean> {
  const unknown = names.filter((name) => !CHECKS.some(([known]) => known === name))
  if (unknown.length > 0) {
    console.error(`No check is called ${unknown.join(', ')}: ${CHECKS.map(([name]) => name).join(', ')}`)
    return false
  }
  await prepareWords(root)
  const cores = limitConcurrency(availableParallelism())
  const wanted = CHECKS.filter(([name]) => names.length === 0 || names.includes(name))
  const results = await Promise.all(wanted.map((one) => cores.take(() => run(one))))
  return results.every(Boolean)
}

if (import.meta.main) process.exitCode = (await check(process.argv.slice(2))) ? 0 : 1
