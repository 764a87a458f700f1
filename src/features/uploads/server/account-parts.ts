import type { ReadTx, WriteTx } from '#platform/database/tx.ts'
import { pictureUrl } from '#platform/picture-address.ts'
import { shopTime } from '#platform/time.ts'

/** The picture of a closed account is nobody's: like any other that nothing shows, it is swept away. */
export async function releaseAvatars(tx: WriteTx, buyerId: number): Promise<void> {
  await tx
    .updateTable('upload')
    .set({ claimed_at: null })
    .where('buyer_id', '=', buyerId)
    .where('purpose', '=', 'avatar')
    .execute()
}

export async function exportPictures(tx: ReadTx, buyerId: number) {
  const rows = await tx
    .selectFrom('upload')
    .select(['name', 'purpose', 'bytes', 'created_at'])
    .where('buyer_id', '=', buyerId)
    .orderBy('created_at')
    .execute()
  return rows.map(({ name, purpose, bytes, created_at }) => ({
    url: pictureUrl(name),
    purpose,
    bytes,
    sent_at: shopTime(created_at),
  }))
}
