import type { WriteTx } from '#platform/database/tx.ts'
import { addMessage, type Message } from './add-message.ts'

/** One message of a kind in the inbox however much happens: the newest takes the place of those not read yet. */
export async function replaceMessage(
  tx: WriteTx,
  buyerId: number,
  message: Message,
  now: Date,
): Promise<void> {
  await tx
    .deleteFrom('buyer_message')
    .where('buyer_id', '=', buyerId)
    .where('kind', '=', message.kind)
    .where('read_at', 'is', null)
    .execute()
  await addMessage(tx, buyerId, message, now)
}
