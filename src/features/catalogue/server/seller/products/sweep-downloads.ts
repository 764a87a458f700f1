import type { WriteTx } from '#platform/database/tx.ts'
import type { FileStore } from '#platform/storage/file-store.ts'
import { days, later } from '#platform/time.ts'

/** Longer than the largest file takes to come in. */
const LOOSE_FOR = days(1)
const AT_MOST = 50

/** Takes away files nothing sells, a day after they were: put there by a process that died, replaced, or gone with their product. */
export async function sweepDownloads(tx: WriteTx, files: FileStore, now: Date): Promise<number> {
  const loose = await tx
    .selectFrom('loose_download')
    .select('stored')
    .where('created_at', '<', later(now, -LOOSE_FOR))
    .orderBy('created_at')
    .limit(AT_MOST)
    .forUpdate()
    .skipLocked()
    .execute()
  if (loose.length === 0) return 0
  const places = loose.map(({ stored }) => stored)
  // The rows go last: if this ends in between, the next sweep finds them again.
  await Promise.all(places.map((place) => files.remove(place)))
  await tx.deleteFrom('loose_download').where('stored', 'in', places).execute()
  return places.length
}
