import { run } from '#platform/database/raw-sql.ts'
import type { WriteTx } from '#platform/database/tx.ts'

/** Takes back what still waits to be told about something, and says whether there was any: then nobody has seen it. */
export async function withdrawMessage(
  tx: WriteTx,
  buyerId: number,
  about: Record<string, number>,
): Promise<boolean> {
  const { numAffectedRows } = await run(tx)`
    delete from buyer_message
    where buyer_id = ${buyerId} and send_after is not null and data @> ${JSON.stringify(about)}::jsonb`
  return (numAffectedRows ?? 0n) > 0n
}
