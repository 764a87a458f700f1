import { randomBytes } from 'node:crypto'
import { open } from 'node:fs/promises'
import { type DownloadType, downloadTypeOf, MAX_DOWNLOAD_BYTES } from '#features/catalogue/download-rules.ts'
import type { StepContext } from '#platform/contract/act.ts'
import type { Seller } from '#platform/contract/actor.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'

type Stored = { stored: string; type: DownloadType; bytes: number }

/**
 * Puts a file that is sold into the private store, by way of the disk and never as a whole in memory. If `keep` fails,
 * the file goes again.
 */
export async function storeDownload<T>(
  {
    services: { arriving, files },
    statement,
    now,
  }: Pick<StepContext<Seller>, 'services' | 'statement' | 'now'>,
  source: AsyncIterable<Uint8Array>,
  keep: (file: Stored) => Promise<T>,
): Promise<T> {
  const held = arriving.open()
  try {
    const { path, bytes } = await held.receive(upToTheMost(source))
    const type = downloadTypeOf(await headOf(path)) ?? refuse(m.products_file_format)
    const stored = `goods/${randomBytes(16).toString('hex')}`
    // The row comes first: whatever fails from here on, a process that dies too, the sweep finds what was left.
    await statement.insertInto('loose_download').values({ stored, created_at: now }).execute()
    await files.put(stored, path)
    try {
      return await keep({ stored, type, bytes })
    } catch (error) {
      await files.remove(stored)
      throw error
    }
  } finally {
    await held.remove()
  }
}

async function headOf(path: string): Promise<Buffer> {
  await using file = await open(path)
  const { buffer, bytesRead } = await file.read(Buffer.alloc(8), 0, 8, 0)
  return buffer.subarray(0, bytesRead)
}

async function* upToTheMost(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let bytes = 0
  for await (const chunk of source) {
    bytes += chunk.length
    if (bytes > MAX_DOWNLOAD_BYTES) refuse(m.products_file_large, { max: MAX_DOWNLOAD_BYTES >> 20 })
    yield chunk
  }
}
