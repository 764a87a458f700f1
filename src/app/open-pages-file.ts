import { randomUUID } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { openRingFile, type RingFile } from '#platform/cache/ring-file.ts'
import type { Log } from '#platform/log.ts'

type Parts = { dataDir: string; pagesOnDisk?: number; log: Log }

/** Where pages lie that memory has no room for. A shop without it is only slower, so it opens where there can be none. */
export async function openPagesFile({ dataDir, pagesOnDisk = 0, log }: Parts): Promise<RingFile | undefined> {
  if (pagesOnDisk === 0) return undefined
  const onFault = (error: unknown) =>
    log.warn({ err: error }, 'pages are kept in memory alone: the disk took none')
  try {
    await mkdir(dataDir, { recursive: true })
    return await openRingFile({
      path: path.join(dataDir, `pages-${randomUUID()}`),
      size: pagesOnDisk,
      onFault,
    })
  } catch (error) {
    onFault(error)
    return undefined
  }
}
