import { fork } from 'node:child_process'
import { mkdir, readdir } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { childEnvironment } from '#platform/config.ts'
import { endWithUs } from '#platform/end-with-us.ts'
import { listPictures, type NamedPicture } from './compose-list-pictures.ts'
import { createPaintQueue, type PaintQueue } from './paint-queue.ts'

export type ComposeOrder = { outDir: string; pictures: NamedPicture[] }

export type Painting = {
  /** Waits for the file of a picture that is still to be painted, and has it painted next. */
  waitFor(file: string): Promise<void>
  /** Begins; every picture is there once it has ended. */
  paint(): Promise<void>
}

const MOST_WORKERS = 4

/**
 * What of the pictures that the seeds name is not there yet, as `<outDir>/<name>.webp`. Painting takes all processors for a
 * minute, so the shop opens first, and what somebody looks at is painted before the rest.
 */
export async function preparePainting(seedsDir: string, outDir: string): Promise<Painting> {
  await mkdir(outDir, { recursive: true })
  const present = new Set(await readdir(outDir))
  const missing = (await listPictures(seedsDir))
    .filter(({ name }) => !present.has(`${name}.webp`))
    .sort((a, b) => a.spec.good.localeCompare(b.spec.good))
  const queue = createPaintQueue(missing)
  const count = Math.min(availableParallelism(), MOST_WORKERS, missing.length)
  return {
    waitFor: (file) => queue.waitFor(file.replace(/\.webp$/, '')),
    paint: () =>
      Promise.all(Array.from({ length: count }, () => runWorker(outDir, queue))).then(
        () => undefined,
        // Whoever waits for what will never come is told that it is not there.
        queue.giveUp,
      ),
  }
}

/**
 * One process that takes handfuls until none is left. Painting is plain arithmetic, kept off the server's thread; and the
 * memory it takes ends with it, where a thread would leave the server three times as large.
 */
function runWorker(outDir: string, queue: PaintQueue): Promise<void> {
  return new Promise((resolve, reject) => {
    // While developing, Node would have it tell us of every file it loads, where only `done` is expected.
    const env = childEnvironment({ WATCH_REPORT_DEPENDENCIES: undefined })
    const worker = fork(fileURLToPath(new URL('./compose-worker.ts', import.meta.url)), { env })
    endWithUs(worker)
    let pictures: NamedPicture[] = []
    const next = () => {
      queue.finish(pictures)
      pictures = queue.take()
      if (pictures.length > 0) worker.send({ outDir, pictures } satisfies ComposeOrder)
      else worker.disconnect()
    }
    worker.on('message', next)
    worker.on('error', reject)
    worker.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`Composing pictures ended with ${code}`)),
    )
    next()
  })
}
