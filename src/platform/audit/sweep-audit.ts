import type { WriteTx } from '#platform/database/tx.ts'
import { days, later } from '#platform/time.ts'

/** The law wants half a year; a year lets the same season be compared. */
const KEPT = days(366)

/** Lines nobody has to keep any longer; says how many there were. */
export async function sweepAudit(tx: WriteTx, now: Date): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('audit_line')
    .where('created_at', '<', later(now, -KEPT))
    .executeTakeFirst()
  return Number(numDeletedRows)
}
