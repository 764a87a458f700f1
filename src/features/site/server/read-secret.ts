import type { ReadTx } from '#platform/database/tx.ts'

/** A key the shop signs links with: made with the database, known to every process, never shown. */
export async function readSecret(tx: ReadTx, name: 'download' | 'preview'): Promise<string> {
  const { value } = await tx
    .selectFrom('shop_secret')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
  return value
}
