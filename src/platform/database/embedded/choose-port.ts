import { randomInt } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import path from 'node:path'

/** Below the range from which systems draw ports for outgoing connections, so that a restart finds it free. */
const LOWEST = 15_000
const HIGHEST = 32_000

/** The port of the last time if it is free, so that a person's own tools keep finding the database. */
export async function choosePort(folder: string): Promise<number> {
  const file = path.join(folder, 'port')
  const last = Number(await readFile(file, 'utf8').catch(() => ''))
  if (last > 0 && (await isFree(last))) return last
  const port = await findFreePort()
  await writeFile(file, String(port))
  return port
}

async function findFreePort(): Promise<number> {
  for (let trial = 0; trial < 100; trial++) {
    const port = randomInt(LOWEST, HIGHEST)
    if (await isFree(port)) return port
  }
  throw new Error('No free port was found on 127.0.0.1 for PostgreSQL.')
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
}
