import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { text } from 'node:stream/consumers'

const root = path.resolve(import.meta.dirname, '../..')

/** The program itself, until it ends. In development it builds no pages, which take their time. */
export const runStart = (settings: Record<string, string>) =>
  runProgram(['src/app/start.ts', '--dev'], settings)

/** `npm run migrate`. */
export const runMigrate = (settings: Record<string, string>) =>
  runProgram(['src/app/migrate-now.ts'], settings)

async function runProgram(args: string[], settings: Record<string, string>) {
  const program = spawn(process.execPath, args, {
    cwd: root,
    env: { PATH: process.env.PATH, ENV_FILE: '', PORT: '0', LOG_LEVEL: 'warn', ...settings },
  })
  const [errors, output, [code]] = await Promise.all([
    text(program.stderr),
    text(program.stdout),
    once(program, 'exit'),
  ])
  return { code: code as number, errors, output }
}
