import { rename, writeFile } from 'node:fs/promises'
import { setPriority } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import type { NamedPicture } from './compose-list-pictures.ts'
import { composePicture } from './compose-pictures.ts'
import type { ComposeOrder } from './paint-pictures.ts'

// One thread for each picture: several pictures are under way at once, and more threads would only queue.
sharp.concurrency(1)

// Whoever visits or builds meanwhile comes first.
setPriority(10)

process.on('message', async ({ outDir, pictures }: ComposeOrder) => {
  await Promise.all(pictures.map((picture) => write(outDir, picture)))
  // Whose parent was killed meanwhile has nobody to tell; without somebody to hear of that here it would be a fault.
  process.send?.('done', () => {})
})
// Nobody waits for the rest any more.
process.on('disconnect', () => process.exit(0))

/** By way of another name, so that a half-written picture never counts as present. */
async function write(outDir: string, { name, spec }: NamedPicture): Promise<void> {
  const path = join(outDir, `${name}.webp`)
  await writeFile(`${path}.part`, await composePicture(spec))
  await rename(`${path}.part`, path)
}
