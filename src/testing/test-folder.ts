import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll } from 'vitest'

/** A folder of the test file's own, gone with it; gives the place of a file in it. Blanks in its name are on purpose. */
export async function testFolder(): Promise<(name: string) => string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'xianji test '))
  afterAll(() => rm(folder, { recursive: true, force: true }))
  return (name) => path.join(folder, name)
}
