import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { type Manifest, readJson, readLock, root } from './packages/read-lock.ts'
import { type Advisory, reviewLock } from './packages/review-lock.ts'

/** Fails where the lock file lets in what nobody looked at. It asks no registry, so it holds without one. */
const faults = reviewLock({
  lock: await readLock(),
  manifest: await readJson<Manifest>('package.json'),
  npmrc: await readFile(path.join(root, '.npmrc'), 'utf8'),
  advisories: await readJson<Advisory[]>('src/testing/packages/advisories.json'),
})
for (const fault of faults) console.error(fault)
if (faults.length > 0) process.exitCode = 1
