import { spawn } from 'node:child_process'
import { ROOT } from './open-bench-database.ts'
import { childrenOf, commandOf, megabytesOf } from './processes.ts'
import { freePort, type Program, waitUntilReady } from './start-program.ts'

/**
 * The shop as the README has it: `npm start`, and nothing set beside where it is and what it stands on. What is
 * measured so is what people run.
 */
export async function startShop(settings: Record<string, string>): Promise<Program> {
  const port = await freePort()
  // In a group of its own, so that npm, its shell and the shop end together.
  const child = spawn('npm', ['start'], {
    cwd: ROOT,
    detached: true,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...without('NODE_ENV', 'NODE_OPTIONS'), ...settings, PORT: String(port) },
  })
  const group = child.pid ?? 0
  const killAll = () => process.kill(-group, 'SIGKILL')
  process.once('exit', killAll)
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  gone.then(() => process.removeListener('exit', killAll))
  const origin = `http://127.0.0.1:${port}`
  await waitUntilReady(`${origin}/readyz`, child)
  const pid = findShop(group)
  return {
    origin,
    pid,
    megabytes: () => megabytesOf(pid),
    running: () => child.exitCode === null && child.signalCode === null,
    async stop() {
      process.kill(pid, 'SIGTERM')
      await gone
    },
    async kill() {
      killAll()
      await gone
    },
  }
}

const without = (...names: string[]) =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !names.includes(name)))

/** The process that serves, below npm and its shell. */
function findShop(pid: number): number {
  const found = [pid, ...childrenOf(pid)].find((one) =>
    /^\S*node\S* .*src\/app\/start\.ts/.test(commandOf(one)),
  )
  if (!found) throw new Error('npm start has no process that serves')
  return found
}
