import type { WriteTx } from '#platform/database/database.ts'
import { days, later } from '#platform/time.ts'
import type {} from './uploads-tables.ts'

const KEPT_UNCLAIMED = days(1)
const AT_MOST = 20

/** Pictures sent a day ago or more that nothing shows. Every new upload takes a few of them away. */
export async function takeAbandoned(tx: WriteTx, now: Date): Promise<string[]> {
  const abandoned = tx
    .selectFrom('upload')
    .select('name')
    .where('claimed_at', 'is', null)
    .where('created_at', '<', later(now, -KEPT_UNCLAIMED))
    .orderBy('created_at')
    .limit(AT_MOST)
    .forUpdate()
    .skipLocked()
  const rows = await tx.deleteFrom('upload').where('name', 'in', abandoned).returning('name').execute()
  return rows.map((row) => row.name)
}
