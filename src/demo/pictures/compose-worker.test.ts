import { spawn } from 'node:child_process'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'

/** Gives a worker something to do and is killed before that is done. */
const PARENT = `
  const { fork } = require('node:child_process')
  fork(process.argv[1]).send({ outDir: '', pictures: [] }, () => process.kill(process.pid, 'SIGKILL'))`

test('who paints ends without a word when whoever asked for it is killed', async () => {
  const worker = path.join(import.meta.dirname, 'compose-worker.ts')
  const parent = spawn(process.execPath, ['-e', PARENT, worker], { stdio: ['ignore', 'ignore', 'pipe'] })
  // The worker has it open too: it ends with the last of the two.
  expect(await text(parent.stderr)).toBe('')
  expect(parent.signalCode).toBe('SIGKILL')
})
