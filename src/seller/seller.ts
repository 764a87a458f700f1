#!/usr/bin/env node
import path from 'node:path'
import v8 from 'node:v8'
import { findBundle } from '#app/find-bundle.ts'
import { keepCompiled } from '#app/keep-compiled.ts'
import { nameSources } from '#app/name-sources.ts'

// A command is over in a minute. V8 would rather let garbage grow to four times what is needed than look for it; here it
// may grow by half, which keeps a file of ten thousand products at 220 MB instead of 360, for a second of work.
v8.setFlagsFromString('--heap-growing-percent=50')
v8.setFlagsFromString('--semi-space-growth-factor=1')

keepCompiled()
const root = path.resolve(import.meta.dirname, '../..')
const bundle = findBundle(root, 'run-seller')
const { runSeller } = bundle ? await takeBundle(bundle) : await readSources()

// A reader that has seen enough, such as `head`, is no failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1))
// Ended by a handler and not by the signal itself, so that a PostgreSQL started for the occasion is ended too.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130))

process.exitCode = await runSeller(root, process.argv.slice(2), { out: process.stdout, err: process.stderr })

function takeBundle(file: string): Promise<typeof import('./run-seller.ts')> {
  nameSources(root)
  return import(file)
}

/** The words are compiled into modules the command imports, so they come before it. */
async function readSources() {
  const { prepareWords } = await import('#platform/i18n/compile-words.ts')
  await prepareWords(root)
  return import('./run-seller.ts')
}
