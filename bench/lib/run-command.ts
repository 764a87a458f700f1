import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from './open-bench-database.ts'

type Ran = { code: number | null; seconds: number; megabytes: number }

/** Runs the seller's command in a process of its own, as a seller does, and looks at what it holds while it runs. */
export async function runCommand(
  { url, dataDir }: { url: string; dataDir: string },
  args: readonly string[],
): Promise<Ran> {
  const started = performance.now()
  const child = spawn(process.execPath, [path.join(ROOT, 'src/seller/seller.ts'), ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DATABASE_URL: url, DATA_DIR: dataDir, SHOP_DEMO: '1' },
  })
  let megabytes = 0
  const look = setInterval(() => {
    megabytes = Math.max(megabytes, mostMegabytes(child.pid))
  }, 20)
  const code = await new Promise<number | null>((resolve) => child.once('exit', resolve))
  clearInterval(look)
  return { code, seconds: (performance.now() - started) / 1000, megabytes }
}

/** The most a process has held so far (Linux); nothing once it has ended. */
function mostMegabytes(pid: number | undefined): number {
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024
  } catch {
    return 0
  }
}
