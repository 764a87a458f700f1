import { fork } from 'node:child_process'
import { mkdir, readdir } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { childEnvironment } from '#platform/config.ts'
import { endWithUs } from '#platform/end-with-us.ts'
import type { Progress, Tick } from '#platform/progress/progress.ts'
import * as m from '#words'
import { listPictures, type NamedPicture } from './compose-list-pictures.ts'

type ComposeAll = { seedsDir: string; outDir: string; progress: Progress }
export type ComposeOrder = { outDir: string; pictures: NamedPicture[] }

/** Neighbours share their backdrop, so a worker takes them by the handful. */
const HANDFUL = 6
const MOST_WORKERS = 4

const backdropOf = ({ spec }: NamedPicture) => `${spec.scene} ${spec.shape ?? ''} ${spec.tint}`

/** Writes every picture the seeds name as `<outDir>/<name>.webp`; what is there already stays. */
export async function composeAllPictures({ seedsDir, outDir, progress }: ComposeAll): Promise<void> {
  await mkdir(outDir, { recursive: true })
  const present = new Set(await readdir(outDir))
  const missing = (await listPictures(seedsDir))
    .filter(({ name }) => !present.has(`${name}.webp`))
    .sort((a, b) => backdropOf(a).localeCompare(backdropOf(b)))
  if (missing.length === 0) return
  await progress.step(m.start_pictures, (tick) => compose(missing, outDir, tick))
}

async function compose(missing: NamedPicture[], outDir: string, tick: Tick): Promise<void> {
  const handfuls: NamedPicture[][] = []
  for (let i = 0; i < missing.length; i += HANDFUL) handfuls.push(missing.slice(i, i + HANDFUL))
  const count = Math.min(availableParallelism(), MOST_WORKERS, handfuls.length)
  let done = 0
  const onComposed = (pictures: number) => {
    done += pictures
    tick(done, missing.length)
  }
  await Promise.all(Array.from({ length: count }, () => runWorker(outDir, handfuls, onComposed)))
}

/**
 * One process that takes handfuls until none is left. Painting is plain arithmetic, kept off the server's thread; and the
 * memory it takes ends with it, where a thread would leave the server three times as large.
 */
function runWorker(
  outDir: string,
  handfuls: NamedPicture[][],
  onComposed: (pictures: number) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    // While developing, Node would have it tell us of every file it loads, where only `done` is expected.
    const env = childEnvironment({ WATCH_REPORT_DEPENDENCIES: undefined })
    const worker = fork(fileURLToPath(new URL('./compose-worker.ts', import.meta.url)), { env })
    endWithUs(worker)
    let pictures: NamedPicture[] | undefined
    const next = () => {
      onComposed(pictures?.length ?? 0)
      pictures = handfuls.shift()
      if (pictures) worker.send({ outDir, pictures } satisfies ComposeOrder)
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
