import { spawn } from 'node:child_process'
import path from 'node:path'
import { prepareWords } from '#platform/i18n/compile-words.ts'

/**
 * Everything that must hold before a commit and takes no journey: types, style, walls, words, promises, tables, dead code,
 * weight.
 */
const root = path.resolve(import.meta.dirname, '../..')
const bin = (name: string) => path.join(root, 'node_modules/.bin', name)

const CHECKS: [name: string, command: string, ...args: string[]][] = [
  // One checker: several work out the same types again, each for itself, and here the other checks have the second core.
  ['types', process.execPath, 'node_modules/typescript-7/bin/tsc', '--noEmit', '-p', '.', '--checkers', '1'],
  ['style', bin('biome'), 'check', '--error-on-warnings', '.'],
  ['walls', bin('depcruise'), '--config', '.dependency-cruiser.mjs', 'src'],
  ['names', process.execPath, 'src/testing/check-names.ts'],
  ['owners', process.execPath, 'src/testing/check-owners.ts'],
  ['environment and clock', process.execPath, 'src/testing/check-ambient.ts'],
  ['paths', process.execPath, 'src/testing/check-paths.ts'],
  ['states', process.execPath, 'src/testing/check-states.ts'],
  ['packages', process.execPath, 'src/testing/check-packages.ts'],
  ['licences', process.execPath, 'src/testing/list-licences.ts', '--quiet'],
  ['words', process.execPath, 'src/testing/check-words.ts'],
  ['conformance', process.execPath, 'src/testing/check-conformance.ts'],
  ['figures', process.execPath, 'bench/figures.ts'],
  ['tables', process.execPath, 'src/testing/check-tables.ts'],
  ['migrations', process.execPath, 'src/testing/check-migrations.ts'],
  ['dead code', bin('knip')],
  ['weight', process.execPath, 'src/testing/check-weight.ts'],
]

function run([name, command, ...args]: (typeof CHECKS)[number]): Promise<boolean> {
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

export async function check(): Promise<boolean> {
  await prepareWords(root)
  const results = await Promise.all(CHECKS.map(run))
  return results.every(Boolean)
}

if (import.meta.main) process.exitCode = (await check()) ? 0 : 1
