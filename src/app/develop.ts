import { type ChildProcess, spawn } from 'node:child_process'
import { watch } from 'node:fs'
import path from 'node:path'
import { runsInServer } from './runs-in-server.ts'

/**
 * `npm run dev`. What a browser shows is changed in the open page; what runs in the server begins it anew. Node's own
 * `--watch-path` knows folders alone, and a feature has its pages and its server in one.
 */
const sources = path.resolve(import.meta.dirname, '..')
/** Whoever saves several files at once means one change. */
const TOGETHER = 200

let shop: ChildProcess | undefined = begin()
let stopping = false
let changed: NodeJS.Timeout | undefined

function begin(): ChildProcess {
  const child = spawn(process.execPath, [path.join(sources, 'app/start.ts'), '--dev'], { stdio: 'inherit' })
  child.once('exit', (code) => {
    if (stopping) process.exit(code ?? 0)
    // What ended by itself waits to be mended.
    if (shop === child) shop = undefined
  })
  return child
}

function beginAnew(): void {
  const before = shop
  if (!before) {
    shop = begin()
    return
  }
  if (before.killed) return
  before.once('exit', () => {
    if (!stopping) shop = begin()
  })
  before.kill('SIGTERM')
}

watch(sources, { recursive: true }, (_event, file) => {
  if (!file || !runsInServer(file)) return
  clearTimeout(changed)
  changed = setTimeout(beginAnew, TOGETHER)
})

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    stopping = true
    if (shop) shop.kill(signal)
    else process.exit(0)
  })
