import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { databaseAnswers } from './database-answers.ts'
import { freePort } from './start-program.ts'

const kit = path.resolve(import.meta.dirname, '../../deploy/pgbouncer/pgbouncer.ini')
const program = process.env.PGBOUNCER ?? 'pgbouncer'

/** Its version as a number, 1.24; nothing where there is none. */
export function pgbouncerVersion(): number | undefined {
  const { stdout } = spawnSync(program, ['--version'], { encoding: 'utf8' })
  const [, major, minor] = /PgBouncer (\d+)\.(\d+)/.exec(stdout ?? '') ?? []
  return major ? Number(major) + Number(minor) / 100 : undefined
}

/** Whether it knows statements by name. */
export const knowsPrepared = (version: number) => version >= 1.21

type Behind = { url: string; connections: number; version: number }

/** PgBouncer as the deploy kit has it, before another PostgreSQL and without passwords. */
export async function runPgbouncer({ url, connections, version }: Behind) {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'xianji-pgbouncer-'))
  await chmod(folder, 0o755)
  const port = await freePort()
  const { hostname, port: behind, username, password, pathname } = new URL(url)
  const name = pathname.slice(1)
  const changes: [RegExp, string][] = [
    [
      /^xianji = host=\S+ port=\S+ dbname=\S+/m,
      `${name} = host=${hostname} port=${behind} dbname=${name} user=${username} password=${password}`,
    ],
    [/^listen_addr.*$/m, 'listen_addr = 127.0.0.1'],
    [/^listen_port.*$/m, `listen_port = ${port}\nunix_socket_dir =`],
    [/^auth_type.*$/m, 'auth_type = any'],
    [/^auth_file.*$/m, ''],
    [/^default_pool_size.*$/m, `default_pool_size = ${connections}`],
    // It does not run as root.
    ...(process.getuid?.() === 0 ? [[/^pool_mode/m, 'user = nobody\npool_mode'] as [RegExp, string]] : []),
    ...(knowsPrepared(version) ? [] : [[/^max_prepared_statements.*$/m, ''] as [RegExp, string]]),
  ]
  const text = changes.reduce((sum, [from, to]) => sum.replace(from, to), await readFile(kit, 'utf8'))
  const file = path.join(folder, 'pgbouncer.ini')
  await writeFile(file, text)
  const child = spawn(program, ['-q', file], { stdio: 'inherit' })
  const endWithUs = () => child.kill('SIGKILL')
  process.once('exit', endWithUs)
  const address = Object.assign(new URL(url), { hostname: '127.0.0.1', port: String(port) }).href
  while (!(await databaseAnswers(address))) {
    if (child.exitCode !== null) throw new Error(`pgbouncer ended with ${child.exitCode}`)
    await wait(50)
  }
  return {
    url: address,
    async stop() {
      child.kill('SIGKILL')
      await once(child, 'exit')
      process.removeListener('exit', endWithUs)
      await rm(folder, { recursive: true, force: true })
    },
  }
}
