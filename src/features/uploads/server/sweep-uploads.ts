import { forgetPictures } from '#features/pictures/server/forget-pictures.ts'
import type { WriteTx } from '#platform/database/tx.ts'
import type { Store } from '#platform/storage/store.ts'
import { days, later } from '#platform/time.ts'

const UNCLAIMED_FOR = days(1)
const AT_MOST = 50

/** Takes away pictures that were sent a day ago or more and that nothing shows. Says how many. */
export async function sweepUploads(tx: WriteTx, pictures: Store, now: Date): Promise<number> {
  const abandoned = await tx
    .selectFrom('upload')
    .select('name')
    .where('claimed_at', 'is', null)
    .where('created_at', '<', later(now, -UNCLAIMED_FOR))
    .orderBy('created_at')
    .limit(AT_MOST)
    .forUpdate()
    .skipLocked()
    .execute()
  if (abandoned.length === 0) return 0
  const names = abandoned.map(({ name }) => name)
  // The rows go last: if this ends in between, the next sweep finds them again.
  await forgetPictures(pictures, names)
  await tx.deleteFrom('upload').where('name', 'in', names).execute()
  return names.length
}
