import sharp from 'sharp'
import { repaintPicture } from './repaint-picture.ts'
import type { Question, Reply } from './verdict.ts'

/** The program of the decoder's process: it answers its parent and ends with it. */
sharp.cache(false)
// Two pictures at a time keep two cores busy; more threads for each would only hold more memory.
sharp.concurrency(1)

process.on('message', async ({ id, file, wish }: Question) => {
  const verdict = await repaintPicture(file, wish).catch(() => ({ fault: 'broken' }) as const)
  process.send?.({ id, verdict } satisfies Reply)
})
process.on('disconnect', () => process.exit(0))
