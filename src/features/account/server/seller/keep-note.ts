import type { WriteTx } from '#platform/database/tx.ts'

/** Keeps what the shop says of a buyer. Answers with what was said before, or nothing where there is no such buyer. */
export async function keepNote(tx: WriteTx, buyerId: number, note: string): Promise<string | undefined> {
  const buyer = await tx
    .selectFrom('buyer')
    .where('id', '=', buyerId)
    .select('note')
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (buyer) await tx.updateTable('buyer').set({ note }).where('id', '=', buyerId).execute()
  return buyer?.note
}
